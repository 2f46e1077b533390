"""Playing a deal out in numbers: quick habits over counts of ranks, so that a search can ask them often.

In the field's words: a rollout policy.
"""

"""The worked cases of the rules and of the cards, each of which has a test of its own.

A test says with `@case("...")` which case it plays. `test_listed.py` compares the tests with the
list, so that no case is lost.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T", bound=Callable[..., object])

PLAYED: dict[str, list[str]] = {}
"""By case: the tests that play it."""


def case(*names: str) -> Callable[[T], T]:
    """Names the cases that a test plays."""

    def register(test: T) -> T:
        for name in names:
            PLAYED.setdefault(name, []).append(f"{test.__module__}.{test.__name__}")
        return test

    return register


RULES = (
    "setup_three_player_first_game",
    "setup_five_players_favor",
    "setup_six_players_short_favor",
    "setup_chronicled_start",
    "setup_discard_routing",
    "wake_peoples_favor_forced",
    "wake_mob_place_and_return",
    "usurper_clock",
    "title_tie_rules",
    "vision_goal_limits",
    "stable_regime",
    "search_and_visions",
    "search_route_then_play",
    "search_full_site",
    "adviser_limit",
    "facedown_adviser_to_site",
    "chancellor_and_vision",
    "conspiracy_takes_banner",
    "muster_and_trade_share_a_card",
    "trade_amounts",
    "recover_peoples_favor",
    "recover_darkest_secret",
    "campaign_basic",
    "campaign_exact_sacrifice",
    "campaign_double_faces",
    "campaign_target_rules",
    "campaign_title_dice",
    "campaign_banner_seized",
    "campaign_ally_force",
    "attack_pool_below_zero",
    "pay_plan_off_turn",
    "rest_supply",
    "rest_returns_tokens",
    "exile_price",
    "warbands_move_limits",
    "travel_reveals",
    "setup_purple_short",
    "setup_small_deck_vision",
    "title_new_citizen",
    "title_between_defeat_and_garrison",
    "campaign_defender_needs_target",
    "campaign_bandits_odds",
    "campaign_player_odds",
    "campaign_imperial_allies_odds",
    "campaign_infighting_odds",
    "campaign_sacrifice_boundary",
    "odds_exact",
    "exile_more_purple_than_own",
    "self_exile_price",
    "recover_own_darkest_secret",
    "darkest_secret_search",
    "warbands_imperial",
    "war_exhaustion_order",
    "two_player_game",
    "redeal_keeps_backs",
    "standing_answers",
    "tribunal_promise",
    "homeland_after_discard",
    "citizen_attacked_title_die",
    "recover_relic_costs",
    "muster_limits",
    "travel_costs",
    "chronicle_oath",
    "chronicle_fill",
    "chronicle_six_cards",
    "chronicle_world_deck",
    "chronicle_exile_vision_full",
    "chronicle_chancellor_edifice_full",
    "chronicle_archive_short",
    "chronicle_string_example",
    "chronicle_string_repairs",
)
"""Cases of the rules."""
CARDS = (
    "longbows_both_sides",
    "remove_from_empty_pool",
    "hollow_swords_pairing",
    "defense_doubling",
    "outriders_keep_swords",
    "keep_needs_target",
    "code_of_honor_exclusive",
    "garrison_played",
    "key_to_the_city_vs_absent_ruler",
    "key_to_the_city_vs_present_ruler",
    "welcoming_party_facedown_adviser",
    "pressgangs_occupied_card",
    "action_on_occupied_card",
    "battle_plan_paid_off_turn",
    "favor_paid_off_turn",
    "adviser_limit_assassin",
    "family_wagon_limit",
    "pied_piper_over_limit",
    "homeland_reward_relic",
    "homeland_of_beasts_after_discard",
    "narrow_pass_travel",
    "darkest_secret_search_cost",
    "bandit_chief_bandits",
    "conspiracy_match_count",
    "greedy_limit",
    "careless_trade",
    "threatening_roar_spares_itself",
    "lancers_every_result_twice",
    "hospital_at_the_end",
    "squalid_district_citizen",
    "renewal_then_kinship",
    "kinship_is_not_on_the_board",
    "sneak_attack_herald_second_wind",
    "martial_culture_ends_second_wind",
    "doctor_beats_brutal_and_sticky_fire",
    "hospital_cage_cauldron",
    "hospital_saves_sacrifices",
    "zealots_fewest",
    "lancers_tortoise_rusting_ray",
    "mounted_patrol_halves_last",
    "removal_turns_into_defense_at_once",
    "gleaming_armor_spell_breaker",
    "relic_thief_with_jinx_off_turn",
    "relic_thief_and_circlet",
    "banished_from_the_shrouded_wood",
    "vow_of_union_cannot_be_moved",
    "losing_with_vow_of_union",
    "captains_of_a_citizen",
    "master_of_disguise_hides_kinship",
    "python_and_narrow_pass",
    "greedy_search_counts",
    "make_room_and_homeland",
    "bloodline_locks_the_homeland",
    "grand_mask_on_own_turn",
    "bandit_crown_and_bandit_chief",
    "prophet_inherits_on_anothers_turn",
    "peace_envoy_wins_now",
    "slander_burns_all_once",
    "nomad_discards_replaced",
    "round_of_ale_frees_cards",
    "buried_giant_into_hidden_place",
    "decadent_prices",
    "careless_signal_poverty",
    "order_of_a_play",
    "marriage_counts_twice",
    "cauldron_counts_every_kill",
)
"""Cases of cards that meet."""

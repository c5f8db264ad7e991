import type { readCampaign, readClubTerms } from '@/lib/gateway/contracts/accounts/loyalty'
import type { ResponseOf } from '@/lib/gateway/operation'
import { CLUB_TIERS } from '@/lib/parts/terms/club-tiers'

export type ClubTerms = ResponseOf<typeof readClubTerms>
export type Tier = ClubTerms['tiers'][number]
export type Campaign = ResponseOf<typeof readCampaign>

export const TIER_TITLES = Object.fromEntries(CLUB_TIERS.map(({ tier, title }) => [tier, title])) as Readonly<
  Record<Tier['tier'], string>
>

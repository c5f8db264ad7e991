/** Numbers that search engines, advertising systems and letters give to one click. */
export const CLICK_IDS = [
  ['yclid', 'ysclid', 'ymclid', 'yadclid', 'yadordid', 'ybaip', 'yprqee', '_openstat', 'openstat', 'etext'],
  ['gclid', 'gclsrc', 'gbraid', 'wbraid', 'dclid', 'gad_source', 'gad_campaignid', 'srsltid', '_ga', '_gl'],
  ['fbclid', 'msclkid', 'ttclid', 'twclid', 'igshid', 'igsh', 'li_fat_id', 'epik', 'ScCid'],
  ['rb_clickid', 'mt_click_id', 'mt_link_id', 'mt_campaign', 'mt_adset', 'mt_creative', 'mt_network'],
  ['mc_cid', 'mc_eid', 'mindbox-click-id', 'mindbox-message-key', '_hsenc', '_hsmi', 'mkt_tok'],
  ['admitad_uid', 'tagtag_uid', 'cpamit_uid', 'click_id', 'clickid', 'irclickid', 'k50id', 'cm_id'],
] as const

const UTM_MARKS = [
  'source',
  'medium',
  'campaign',
  'content',
  'term',
  'id',
  'referrer',
  'startpage',
  'pageview_id',
  'source_platform',
  'creative_format',
  'marketing_tactic',
].map((name) => `utm_${name}`)

const OFF_SWITCHES = ['RetailRocket', 'Mindbox', 'YaRetailMedia', 'Calltouch', 'Openline'].map(
  (name) => `${name}Disabled`,
)

/** Parameters of the query that no page reads, in groups; a rule of `robots.txt` may be 500 characters long. */
export const CLEAN_PARAMS: readonly (readonly string[])[] = [
  UTM_MARKS,
  ['erid'],
  ...CLICK_IDS,
  ['from', 'ref', 'roistat', 'roistat_referrer', 'roistat_pos', 'calltouch_tm', 'pm_source', 'pm_block'],
  OFF_SWITCHES,
]

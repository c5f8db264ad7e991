/** Bounds of a request. Strings count UTF-16 units, lists count entries. */
export const MAX_PAGE = 100_000
export const MAX_LIMIT = 100
export const LISTING_LIMIT = 58
export const NAME_SEARCH_LIMIT = 60
export const AUTOCOMPLETE_LIMIT = 14
/** Ways in which one number may have been meant. */
export const SPELLINGS_LIMIT = 5
export const SIMILAR_LIMIT = 20
/** Products beside which others are looked for at once. */
export const TOGETHER_CODES = 50
export const REVIEWS_LIMIT = 5
export const LIST_LIMIT = 20
/** Largest number of entries in one sitemap file. */
export const SITEMAP_LIMIT = 50_000

export const PRICE_BATCH_SIZE = 250
export const PHOTO_BATCH_SIZE = 250
export const ENTITY_BATCH_SIZE = 250
/** Products of one page. */
export const FITMENT_BATCH_SIZE = 60

export const FIRST_CAR_YEAR = 1900
export const LAST_CAR_YEAR = 2100

export const MAX_CODE_LENGTH = 128
export const MAX_ID_LENGTH = 64
export const MAX_ARTICLE_LENGTH = 64
export const MAX_BRAND_LENGTH = 128
export const MAX_TITLE_LENGTH = 255
export const MAX_QUERY_LENGTH = 255
export const MAX_NAME_LENGTH = 120
export const MAX_PHONE_LENGTH = 32
export const MAX_EMAIL_LENGTH = 320
export const MAX_URL_LENGTH = 2048
export const MAX_PASSWORD_LENGTH = 128
export const MAX_COMMENT_LENGTH = 2000
export const MAX_REVIEW_LENGTH = 5000
export const MAX_QUESTION_LENGTH = 1000
/** «Длина?» asks something, a letter or two do not. */
export const MIN_QUESTION_LENGTH = 5
/** Questions of one product on its page. */
export const QUESTIONS_LIMIT = 50
export const MAX_REVIEW_PHOTOS = 10
export const MAX_REVIEW_VIDEOS = 3
export const MAX_GIFT_WORDS_LENGTH = 500
export const MAX_SSD_LENGTH = 4096

export const MIN_YEAR = 1970
export const MAX_YEAR = 2100
export const MAX_INT = 2_147_483_647
export const MAX_QUANTITY = 100_000
export const MAX_PRICE = 1_000_000_000
/** Of a company, on the prices that it shows its own buyers. */
export const MAX_MARKUP_PERCENT = 1000

export const MAX_FILTERS = 100
export const MAX_FILTER_VALUES = 200
export const MAX_SELECTIONS = 50
export const MAX_ASSISTANTS = 50
export const MAX_CART_LINES = 500
/** Rubles; in kopecks it is an integer of the database. */
export const MAX_ALERT_PRICE = 20_000_000
export const MAX_STORAGE_KEYS = 20
export const MAX_STORAGE_VALUE_LENGTH = 512_000

export const MIB = 1_048_576
export const MAX_CART_FILE_BYTES = 5 * MIB
export const MAX_PHOTO_BYTES = 10 * MIB
/** Of a product. */
export const MAX_PICTURE_BYTES = 20 * MIB
export const MAX_PICTURES = 20
export const MAX_VIDEO_BYTES = 100 * MIB

/** Room for separators: the gateway reports a longer one. */
export const MAX_VIN_LENGTH = 32

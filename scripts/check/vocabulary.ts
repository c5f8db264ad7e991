import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { listSources } from './architecture/list-sources'

/**
 * Words that grew in this project, each with the standard one. They may not come back as identifiers, names of files or words of
 * comments. A word with a capital in it is an identifier and is looked for as it stands; others are looked for in small and capital letters.
 */
export const STANDARD_WORDS: Readonly<Record<string, string>> = {
  KeptStore: 'DataCache',
  BodyDesk: 'RequestBodyBuffer',
  DeskFullError: 'BodyBufferFullError',
  toldOnward: 'forwardedHeaders',
  createTurns: 'createConcurrencyLimiter',
  LazyKeeper: 'LazyService',
  CartKeeper: 'CartSync',
  MarkupKeeper: 'PriceMarkupSync',
  createKeeper: 'createSupervisor',
  keptOnLeaving: 'flushOnPageHide',
  'held-answers': 'request-scoped-responses',
  HeldGoods: 'useForcedSharedChunk',
  handSite: 'registerSite',
  KeptMarkup: 'StaticServerHtml',
  LatePart: 'LazyHydrate',
  'late-controls': 'restore-form-state',
  takePresses: 'delegateClicks',
  whenSomebodyIsThere: 'onFirstInteraction',
  onSignOfLife: 'onFirstInput',
  whenWanted: 'onNearViewport',
  whenSeen: 'onVisible',
  leaveUnkept: 'markUncacheable',
  RENDERING_HEADER: 'RENDER_ID_HEADER',
  NOWHERE: 'NOT_FOUND_REWRITE',
  withRemedies: 'retryAfterRecovery',
  isMet: 'wasHandled',
  orLeft: 'orUndefined',
  fitBoard: 'fitmentBatcher',
  'source law': 'architecture rules',
  'import law': 'architecture rules',
  breach: 'violation',
  'ill client': 'faulty client',
  mortal: 'restartable process',
  'strip-film': 'strip-video-metadata',
  stripFilm: 'stripVideoMetadata',
  patience: 'timeout',
  remedy: 'recovery',
  remedies: 'recoveries',
  FitMark: 'FitmentBadge',
  ToneMark: 'ToneBadge',
  FoldList: 'Accordion',
  AddressBook: 'AddressLookup',
  PartyBook: 'PartyLookup',
  PatientPool: 'RetryingPool',
  PaperQueue: 'DocumentQueue',
  startUpkeep: 'startTableMaintenance',
  hearPurges: 'subscribeToPurges',
  createPassOn: 'createForwarder',
  withoutUnseen: 'stripInvisibleCharacters',
  afterPress: 'afterPointerRelease',
  'sign of life': 'first interaction',
  'early press': 'click before hydration',
  PageAnswer: 'PageResponse',
  AnswerStore: 'ResponseStore',
  AnswersAhead: 'HydrateQueries',
  ServiceAnswerError: 'ServiceResponseError',
  NO_ANSWER: 'UNAVAILABLE_MESSAGE',
  useAnswer: 'useAsync',
  hasLetters: 'sendsMail',
  postLetter: 'postMail',
  findOneGoods: 'findOneProduct',
}

const HERE = 'scripts/check/vocabulary'

/** Names of values and functions that tell a story, each with the standard one; in sentences the words are welcome. */
const STANDARD_NAMES: Readonly<Record<string, string>> = {
  asked: 'requested',
  wanted: 'requested',
  told: 'notified',
  kept: 'stored',
  tell: 'notify',
}
const DECLARED = new RegExp(
  `\\b(?:const|let|function|type)\\s+(${Object.keys(STANDARD_NAMES).join('|')})\\b`,
  'i',
)

/** Subjects that do not say who acts. They may not come back in comments. */
const VAGUE_SUBJECT = /(?<![a-z])(?:somebody|someone|nobody|no one|whoever)(?![a-z])/i
const COMMENT = /^\s*(?:\/\/|\{?\/\*|\*).*|\s\/\/ .*|\s\/\*.*/

const searches = Object.entries(STANDARD_WORDS).map(([word, standard]) => ({
  word,
  standard,
  pattern: /[A-Z]/.test(word)
    ? new RegExp(`(?<![A-Za-z])${word}(?![a-z])`)
    : new RegExp(`(?<![A-Za-z])(?:${formsOf(word).join('|')})(?:e?s|E?S)?(?![a-z])`),
}))

function formsOf(word: string): string[] {
  const parted = word.replace(/[ -]/g, '[ -]')
  return [parted, parted.charAt(0).toUpperCase() + parted.slice(1), parted.toUpperCase()]
}

/** Words of one text that have a standard word, one readable line each. */
export function findPrivateWords(file: string, text: string): string[] {
  return `${file}\n${text}`
    .split('\n')
    .flatMap((line, at) =>
      searches
        .filter(({ pattern }) => pattern.test(line))
        .map(({ word, standard }) => `${file}:${at} says «${word}»: the standard word is «${standard}»`),
    )
}

/** Declarations of one file whose name has a standard one, one readable line each. */
export function findPrivateNames(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const name = DECLARED.exec(line)?.[1]
    return name
      ? [`${file}:${at + 1} declares «${name}»: the standard name is «${STANDARD_NAMES[name.toLowerCase()]}»`]
      : []
  })
}

/** Vague subjects in the comments of one file, one readable line each. */
export function findVagueSubjects(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const [found] = VAGUE_SUBJECT.exec(COMMENT.exec(line)?.[0] ?? '') ?? []
    return found ? [`${file}:${at + 1} says «${found}» in a comment: name who acts`] : []
  })
}

/** Over all sources of the project. */
export async function checkVocabulary(root: string): Promise<string[]> {
  const files = (await listSources(root)).filter((file) => !file.startsWith(HERE))
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(root, file), 'utf8')
      return [
        ...findPrivateWords(file, text),
        ...findPrivateNames(file, text),
        ...findVagueSubjects(file, text),
      ]
    }),
  )
  return found.flat()
}

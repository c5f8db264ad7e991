import type * as z from 'zod'
import type { ContentKind } from '@/gateway/db/schema/site'
import { type AutoserviceFile, autoserviceFile } from '@/gateway/services/site-content/autoservice-shape'
import { checkReferences, type RoutedReference } from '@/gateway/services/site-content/check-references'
import { ContentError, type ContentProblem } from '@/gateway/services/site-content/content-error'
import {
  certificateHead,
  newsHead,
  pageHead,
  type PageHead,
  pressHead,
  promoHead,
  vacancyHead,
} from '@/gateway/services/site-content/document-shapes'
import {
  type CampaignsFile,
  campaignsFile,
  type MenusFile,
  menusFile,
  type SeoFile,
  seoFile,
  type SiteFile,
  siteFile,
} from '@/gateway/services/site-content/file-shapes'
import { type Findings, noFindings } from '@/gateway/services/site-content/findings'
import {
  type ContentDocument,
  readDocument,
  type SourceFile,
} from '@/gateway/services/site-content/read-document'
import type { Folder } from '@/gateway/services/site-content/read-folder'
import { readYaml } from '@/gateway/services/site-content/read-yaml'
import {
  type EntryRow,
  toCertificate,
  toNews,
  toPress,
  toPromo,
  toVacancy,
} from '@/gateway/services/site-content/to-rows'
import { routeOf } from '@/lib/routing/route-of'

/** The content of a folder; a part that it does not have is undefined and stays as it is in the shop. */
export type SiteContent = {
  entries: Partial<Record<ContentKind, EntryRow[]>>
  /** The code is the path below `pages`. */
  pages?: ContentDocument<PageHead>[] | undefined
  menus?: MenusFile | undefined
  site?: SiteFile | undefined
  campaigns?: CampaignsFile | undefined
  seo?: SeoFile | undefined
  autoservice?: AutoserviceFile | undefined
  /** What it names, with what answers the addresses among it. */
  references: RoutedReference[]
  warnings: ContentProblem[]
  /** Its own pictures and papers. */
  media: readonly string[]
}

const PAGES = 'pages/'
const UNREAD = 'Этот файл никто не прочтёт: картинки и документы лежат в папке files'
const FOLDERS = {
  news: { kind: 'news', read: readerOf(newsHead, (document) => toNews('news', document)) },
  publications: {
    kind: 'publication',
    read: readerOf(newsHead, (document) => toNews('publication', document)),
  },
  press: { kind: 'press', read: readerOf(pressHead, toPress) },
  promo: { kind: 'promo', read: readerOf(promoHead, toPromo) },
  certificates: { kind: 'certificate', read: readerOf(certificateHead, toCertificate) },
  vacancies: { kind: 'vacancy', read: readerOf(vacancyHead, toVacancy) },
} as const
const YAML_FILES = ['menus.yaml', 'site.yaml', 'campaigns.yaml', 'seo.yaml', 'autoservice.yaml']

function readerOf<Head, Row>(schema: z.ZodType<Head>, toRow: (document: ContentDocument<Head>) => Row) {
  return (file: SourceFile, findings: Findings): Row[] => {
    const document = readDocument(file, schema, findings)
    return document ? [toRow(document)] : []
  }
}

/** Reads the texts of a content folder; throws one ContentError with all that is wrong. */
export function readContent({ texts: files, media, others }: Folder): SiteContent {
  const findings = noFindings()
  const { problems, warnings } = findings
  refuseStrangers(files, problems)
  for (const file of others) warnings.push({ file, line: 1, message: UNREAD })
  const content: SiteContent = { entries: {}, references: [], warnings, media }
  for (const [folder, { kind, read }] of Object.entries(FOLDERS)) {
    const own = files.filter(({ path }) => path.startsWith(`${folder}/`))
    if (own.length > 0) content.entries[kind] = own.flatMap((file) => read(file, findings))
  }
  content.pages = readPages(files, findings)
  const yamlOf = <T>(name: string, schema: z.ZodType<T>) => {
    const file = files.find(({ path }) => path === name)
    return file && readYaml({ file: name, text: file.text }, schema, findings)
  }
  content.menus = yamlOf('menus.yaml', menusFile)
  content.site = yamlOf('site.yaml', siteFile)
  content.campaigns = yamlOf('campaigns.yaml', campaignsFile)
  content.seo = yamlOf('seo.yaml', seoFile)
  content.autoservice = yamlOf('autoservice.yaml', autoserviceFile)
  const paths = files.map(({ path }) => path)
  content.references = checkReferences(findings.references, paths, problems)
  if (problems.length > 0) throw new ContentError(problems)
  return content
}

/** A page stands below the page whose folder it lies in. */
function readPages(files: readonly SourceFile[], findings: Findings) {
  const own = files.filter(({ path }) => path.startsWith(PAGES))
  if (own.length === 0) return undefined
  const pages = own.flatMap((file) => {
    const page = readDocument(file, pageHead, findings)
    return page ? [{ ...page, code: file.path.slice(PAGES.length).replace(/\.md$/, '') }] : []
  })
  checkPlaces(pages, findings)
  // Above before below: the rows of the one name those of the other.
  return pages.toSorted((a, b) => depthOf(a.code) - depthOf(b.code))
}

/** The shop identifies pages by the last part of their addresses, and shows those that it has an address for. */
function checkPlaces(pages: readonly ContentDocument<PageHead>[], { problems, warnings }: Findings): void {
  const known = new Map<string, string>()
  for (const { file, code } of pages) {
    const name = code.slice(code.lastIndexOf('/') + 1)
    const other = known.get(name)
    known.set(name, file)
    if (other !== undefined)
      problems.push({ file, line: 1, message: `Имя «${name}» уже занято: ${other}. Назовите файл иначе` })
    if (!routeOf(`/${code}`))
      warnings.push({
        file,
        line: 1,
        message: `Страницы /${code} в магазине нет: текст останется только файлом documents/${code}.pdf`,
      })
  }
}

function depthOf(code: string): number {
  return code.split('/').length
}

/** A file that nothing reads is a mistake in its name. */
function refuseStrangers(files: readonly SourceFile[], problems: ContentProblem[]): void {
  const folders = [...Object.keys(FOLDERS), 'pages']
  for (const { path } of files) {
    const [folder = '', ...rest] = path.split('/')
    const isText =
      folders.includes(folder) && path.endsWith('.md') && (folder === 'pages' || rest.length === 1)
    if (isText || YAML_FILES.includes(path)) continue
    const known = `${folders.map((name) => `${name}/*.md`).join(', ')}, ${YAML_FILES.join(', ')}`
    problems.push({ file: path, line: 1, message: `Этот файл никто не прочтёт. Бывают: ${known}` })
  }
}

import {
  finishPdfPage,
  openPdfPage,
  writeFacts,
  writeHeading,
  writeTexts,
} from '@/gateway/services/documents/pdf-page'
import { readDemoContent } from '@/gateway/demo/read-demo-content'
import { type CertificateFacts, drawCertificate } from './draw-certificate'

const NOTE =
  'Образец. Демонстрационный документ магазина «Арус»: ни права, ни соответствия он не подтверждает.'

let known: Map<string, CertificateFacts> | undefined

/** What the demo shop's certificates say, by their codes. */
function factsOf(code: string): CertificateFacts | undefined {
  known ??= new Map(
    (readDemoContent().entries.certificate ?? []).map(
      ({ code: own, title, preview, fields, tags, createdAt }) => [
        own,
        {
          title,
          preview: preview ?? '',
          number: String(fields['number'] ?? ''),
          issuer: String(fields['issuer'] ?? ''),
          brand: tags[0]?.title ?? '',
          from: createdAt.toISOString().slice(0, 10).split('-').toReversed().join('.'),
          until: String(fields['dateTo'] ?? ''),
        },
      ],
    ),
  )
  return known.get(code)
}

export function drawKnownCertificate(code: string): string | undefined {
  const facts = factsOf(code)
  return facts && drawCertificate(facts)
}

/** The same as a paper to be stored. */
export function certificateDocument(code: string): (() => Promise<Buffer<ArrayBuffer>>) | undefined {
  const facts = factsOf(code)
  return (
    facts &&
    (() => {
      const { title, brand, number, issuer, from, until, preview } = facts
      const paper = openPdfPage(title)
      writeHeading(paper, title)
      writeFacts(paper, [
        ...(brand ? [{ title: 'Бренд', value: brand }] : []),
        { title: 'Номер', value: number },
        { title: 'Выдал', value: issuer },
        { title: 'Действует', value: `с ${from} по ${until}` },
      ])
      writeTexts(paper, [{ text: preview }, { text: NOTE, isApart: true }])
      return finishPdfPage(paper)
    })
  )
}

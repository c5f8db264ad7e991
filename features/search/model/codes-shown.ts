import { toInternalCode } from '@/lib/parts/number/internal-code'
import type { Analogs } from '../server/load-analogs'
import type { ByNumber, SearchResult } from '../server/load-search'
import { codesOfParts, type PartGroup } from './part'

/** Internal codes of the parts that a page of results shows: it is old when one of them changes. */
export function codesOfSearch(result: SearchResult): string[] {
  switch (result.kind) {
    case 'number':
      return codesByNumber(result.byNumber)
    case 'code':
      return [...codesOfEntities([result.byCode.entity]), ...codesOfParts(result.result)]
    case 'words':
      return [...codesByNumber(result.byNumber), ...codesOfEntities(result.found.entities)]
    case 'nothing':
      return codesOfGroups(result.near ?? [])
    case 'vehicle':
      return []
  }
}

export function codesOfAnalogs(analogs: Analogs): string[] {
  return analogs.kind === 'choice' ? codesOfGroups(analogs.groups) : codesOfParts(analogs.result)
}

function codesByNumber(byNumber: ByNumber): string[] {
  if ('groups' in byNumber) return codesOfGroups(byNumber.groups)
  return byNumber.kind === 'part' ? codesOfParts(byNumber.result) : []
}

function codesOfGroups(groups: readonly PartGroup[]): string[] {
  return groups.flatMap(({ internalCode }) => internalCode ?? [])
}

function codesOfEntities(entities: readonly ({ arusCode: string } | null)[]): string[] {
  return entities.flatMap((entity) => (entity && toInternalCode(entity.arusCode)) ?? [])
}

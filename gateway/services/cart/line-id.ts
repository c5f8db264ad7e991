import { codeNumberOf, internalCodeOf } from '@/gateway/services/cards/to-entity'

/** Vendor id of lines that the own warehouse and its shops sell. */
export const OWN_VENDOR_ID = 0

/** Names a cart line: the internal code, and the vendor's number where a vendor sells the product. */
export function toLineId({ code, vendorId }: { code: number; vendorId: number }): string {
  const internalCode = internalCodeOf(code)
  return vendorId === OWN_VENDOR_ID ? internalCode : `${internalCode}-${vendorId}`
}

// The beginning of a line's id.
const INTERNAL_CODE_LENGTH = 11

/** The product number in a line's id. */
export function codeOfLine(lineId: string): number | undefined {
  return codeNumberOf(lineId.slice(0, INTERNAL_CODE_LENGTH))
}

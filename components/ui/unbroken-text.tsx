/** A text in pieces, of which the odd ones are broken by no line. */
export function UnbrokenText({ pieces }: { pieces: readonly string[] }) {
  return pieces.map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other key and never move
      <span key={at} className="no-break">
        {piece}
      </span>
    ),
  )
}

const NOT_FOUND = 404

/** A call that does not exist: the page of missing addresses would look for a server action in what is posted. */
function respondMissing(): Response {
  return new Response(null, { status: NOT_FOUND, headers: { 'cache-control': 'no-store' } })
}

export { respondMissing as GET, respondMissing as POST }

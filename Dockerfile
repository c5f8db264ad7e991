# Two images of one build: docker build --target gateway . and docker build --target storefront .
# They hold compiled JavaScript and the packages that it needs at run time; no compiler, no sources, no root.

FROM node:24.21.0-trixie-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
# Not `ci`: it refuses a lock file that lacks a build of an optional package for some other platform.
RUN npm install --no-save --no-audit --no-fund

FROM packages AS build
# Name of the build, so that browsers notice another one: --build-arg NEXT_DEPLOYMENT_ID=$(git rev-parse --short HEAD)
ARG NEXT_DEPLOYMENT_ID
ENV NEXT_TELEMETRY_DISABLED=1 \
    NEXT_DEPLOYMENT_ID=$NEXT_DEPLOYMENT_ID
COPY . .
RUN node --import tsx scripts/build-gateway.ts && node --import tsx scripts/build-storefront.ts

FROM node:24.21.0-trixie-slim AS gateway
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    GATEWAY_PORT=4000 \
    GATEWAY_HOST=0.0.0.0 \
    GATEWAY_DATA_DIR=/data
RUN install --directory --mode=700 --owner=node --group=node /data /data/media
WORKDIR /gateway
COPY --from=build /shop/dist/gateway ./
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.GATEWAY_PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "serve.js"]

FROM node:24.21.0-trixie-slim AS storefront
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    PORT=3000 \
    HOST=0.0.0.0
WORKDIR /storefront
COPY --from=build /shop/dist/storefront ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=4", "--heap-growing-percent=100", "serve.js"]

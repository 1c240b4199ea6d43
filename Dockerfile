# Two stages: one with everything that builds the client, one with what the server needs to run (215 MB with Node, and Debian's 80).
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY vite.config.ts tsconfig.json ./
COPY public public
COPY shared shared
COPY client client
RUN npm run build
# What only the build needed goes, and the Node that npm brings: the image has its own. What paints pictures of links is optional to npm, and stays.
RUN mv node_modules/@napi-rs /painter && npm ci --omit=dev --omit=optional \
  && rm -rf node_modules/@napi-rs node_modules/node node_modules/.bin/node && mv /painter node_modules/@napi-rs \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete
COPY server server

FROM debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends fonts-dejavu-core && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --no-create-home paws && install -d -o paws /data
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/shared shared
COPY --from=build /app/server server
USER paws
# Without a home what paints pictures of links does not start.
ENV NODE_ENV=production DATA_DIR=/data HOME=/tmp
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 2567) + '/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As process 1 Node hears SIGTERM itself: tables go to sleep before it ends.
CMD ["node", "--max-semi-space-size=64", "server/start.js"]

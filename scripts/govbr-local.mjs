/**
 * `npm run govbr-local`: an OpenID provider on this machine that behaves like gov.br, for tests and development. Its
 * page asks for a CPF and a level, and no password. `PORT`, `GOVBR_CLIENTE`, `GOVBR_SEGREDO` and `ENDERECO_PUBLICO` are
 * read from the environment; the product gets the same, and `GOVBR_EMISSOR` from the first line that this prints.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import http from 'node:http';
import { Provider } from 'oidc-provider';

const { PORT = '3900', GOVBR_CLIENTE = 'merenda', GOVBR_SEGREDO = 'segredo-do-govbr-local' } = process.env;
const product = `${(process.env.ENDERECO_PUBLICO ?? 'http://localhost:3000').replace(/\/+$/, '')}/`;
const issuer = `http://127.0.0.1:${PORT}`;

/** In the words of gov.br's id_token. */
const LEVELS = { bronze: 'bronze', prata: 'silver', ouro: 'gold' };
const SCOPES = 'openid email profile govbr_confiabilidades govbr_confiabilidades_idtoken';

/** The level that each account had at its last login. */
const levels = new Map();
const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: GOVBR_CLIENTE,
      client_secret: GOVBR_SEGREDO,
      redirect_uris: [product],
      post_logout_redirect_uris: [product],
      response_types: ['code'],
      grant_types: ['authorization_code'],
    },
  ],
  jwks: { keys: [{ ...key, kid: 'rsa1', alg: 'RS256', use: 'sig' }] },
  cookies: { keys: [randomBytes(32).toString('hex')] },
  scopes: SCOPES.split(' '),
  claims: { openid: ['sub'], profile: ['name'], govbr_confiabilidades_idtoken: ['reliability_info'] },
  // gov.br puts them all into the id_token.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      // gov.br asks nothing.
      logoutSource(ctx, form) {
        ctx.body = page('Saindo…', form.replace('</form>', '<button name="logout" value="yes">Sair</button></form>'));
      },
    },
  },
  interactions: { url: (_ctx, { uid }) => `/entrar/${uid}` },
  async loadExistingGrant(ctx) {
    const { client, session, provider: own } = ctx.oidc;
    const grant = new own.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(SCOPES);
    await grant.save();
    return grant;
  },
  findAccount: (_ctx, sub) => ({
    accountId: sub,
    claims: () => ({ sub, name: 'Pessoa de Teste', reliability_info: { level: levels.get(sub), reliabilities: [] } }),
  }),
});

const page = (title, content) =>
  `<!doctype html><html lang="pt-BR"><title>${title}</title><h1>gov.br local, sem senhas</h1>${content}</html>`;

const LOGIN = page(
  'gov.br local',
  `<form method="post">
    <label>CPF <input name="cpf" required /></label>
    <label>Nível <select name="nivel">${Object.keys(LEVELS).map((level) => `<option>${level}</option>`)}</select></label>
    <button>Entrar</button> <button name="cancelar" value="1" formnovalidate>Cancelar</button>
  </form>`,
);

async function formOf(req) {
  let body = '';
  for await (const part of req) body += part;
  return new URLSearchParams(body);
}

const answer = provider.callback();
const server = http.createServer((req, res) => {
  if (!req.url.startsWith('/entrar/')) return answer(req, res);
  if (req.method !== 'POST') return res.setHeader('content-type', 'text/html; charset=utf-8').end(LOGIN);
  void formOf(req).then((form) => {
    if (form.has('cancelar')) return provider.interactionFinished(req, res, { error: 'access_denied' });
    const accountId = form.get('cpf').replace(/\D/g, '');
    levels.set(accountId, LEVELS[form.get('nivel')]);
    return provider.interactionFinished(req, res, { login: { accountId } });
  });
});
server.listen(Number(PORT), '127.0.0.1', () => process.stdout.write(`${issuer}\n`));
process.on('SIGTERM', () => server.close(() => process.exit(0)).closeAllConnections());

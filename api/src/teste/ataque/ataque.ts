import { atacarTextos } from './injecao.js';
import { atacarRotas } from './rotas.js';
import { atacarUnidades } from './unidades.js';

// `npm run soak:attack -w api -- <which> <address>`: `npm run soak -- ataque` calls it for a server that it has started.
const ATAQUES: Record<string, (url: string) => Promise<string>> = {
  rotas: atacarRotas,
  unidades: atacarUnidades,
  injecao: atacarTextos,
};

const [qual = '', url = ''] = process.argv.slice(2);
const atacar = ATAQUES[qual];
if (!atacar || !/^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(url))
  throw new Error(`Usage: ${Object.keys(ATAQUES).join(' | ')}, and an address of this machine.`);
process.stdout.write(`${await atacar(url)}\n`);

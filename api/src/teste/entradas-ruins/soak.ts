import { rodar } from './rodada.js';

// `npm run soak:bad-input -w api [-- <requests> <seed>]`: rounds of bad requests, each on a fresh database, until this
// number was sent.
const POR_RODADA = 5_000;
const [quantos = '100000', semente = String(Date.now() % 1_000_000_000)] = process.argv.slice(2);

let enviados = 0;
let rotas = 0;
const aceitas = new Set<string>();
const porStatus: Record<number, number> = {};
for (let rodada = 0; enviados < Number(quantos); rodada++) {
  const daRodada = Number(semente) + rodada * 10_000;
  const resultado = await rodar(daRodada, Math.min(POR_RODADA, Number(quantos) - enviados));
  enviados += resultado.requisicoes;
  ({ rotas } = resultado);
  for (const rota of resultado.aceitas) aceitas.add(rota);
  for (const [status, vezes] of Object.entries(resultado.porStatus))
    porStatus[Number(status)] = (porStatus[Number(status)] ?? 0) + vezes;
  process.stdout.write(`${enviados} requests, seed ${daRodada}: ${resultado.falhas.length} failures\n`);
  for (const falha of resultado.falhas) process.stdout.write(`${falha}\n\n`);
  if (resultado.falhas.length > 0) process.exitCode = 1;
}
process.stdout.write(
  `${aceitas.size} of ${rotas} routes accepted a request\n${enviados} requests; answers by status: ${JSON.stringify(porStatus)}\n`,
);

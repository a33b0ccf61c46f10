import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { asAdmin, timed } from './api.mjs';

const ROWS = 10_000;
const PAUSE = 50;

/**
 * The import of a file of 10,000 items at the API, while another user sends light requests one after the other.
 * @param {string} url of the product
 * @returns {Promise<{ rows: number, preview: number, page: number, edit: number, write: number, besidePreview: number,
 *   besideWrite: number }>} times in ms; those beside are 95th percentiles of the light requests
 */
export async function measureImports(url) {
  const [{ call }, other] = [await asAdmin(url), await asAdmin(url)];
  const rows = Array.from({ length: ROWS }, (_, i) => `Material de limpeza ${i};Limpeza`);
  const conteudo = Buffer.from(['Nome;Tipo', ...rows].join('\n')).toString('base64');
  const light = lightRequests(other);
  let opened;
  const preview = await timed(async () => {
    opened = await call('POST', 'importacoes-sessao', { entidade: 'itens', nome: 'itens.csv', conteudo });
    await call('PUT', `importacoes-sessao/${opened.importacao.id}/colunas`, {
      colunas: opened.colunas,
      conferir: true,
    });
  });
  const besidePreview = light.lap();
  const session = `importacoes-sessao/${opened.importacao.id}`;
  const numbers = Array.from({ length: 100 }, (_, i) => 5000 + i);
  const page = await timed(() => call('GET', `${session}/linhas?numeros=${numbers.join(',')}`));
  const cell = { numero: 5000, campo: 'nome', texto: 'Esfregão' };
  const edit = await timed(() =>
    call('POST', `${session}/edicoes`, { edicoes: [{ tipo: 'CELULAS', celulas: [cell] }], mostradas: numbers }),
  );
  light.lap();
  const write = await timed(async () => {
    await call('POST', `${session}/confirmacao`, { tudoOuNada: true });
    while ((await call('GET', session)).estado === 'GRAVANDO') await wait(PAUSE);
  });
  const { resultado, aviso } = await call('GET', session);
  if (resultado?.novas !== ROWS) throw new Error(`The import wrote ${resultado?.novas} of ${ROWS} items: ${aviso}`);
  const besideWrite = light.lap();
  await light.stop();
  return { rows: ROWS, preview, page, edit, write, besidePreview, besideWrite };
}

/**
 * The same import by a server process of its own.
 * @param {{ url: string, pid: number }} server
 * @returns {Promise<Awaited<ReturnType<typeof measureImports>> & { memory: number }>} `memory`: by how much the greatest
 *   memory of the process exceeds what it had before, in bytes
 */
export async function measureImportsOf({ url, pid }) {
  // Writing 5 sets the kernel's record of the greatest memory back to the present one.
  fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = memoryOf(pid, 'VmRSS');
  const measured = await measureImports(url);
  return { ...measured, memory: memoryOf(pid, 'VmHWM') - before };
}

function memoryOf(pid, figure) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${figure}:\\s+(\\d+) kB$`, 'm').exec(status)[1]) * 1024;
}

/** Requests of a light list, one after the other, until `stop`. `lap` answers the 95th percentile since the last one. */
function lightRequests({ call }) {
  let times = [];
  let running = true;
  const run = (async () => {
    while (running) {
      times.push(await timed(() => call('GET', 'convencoes/categorias-alimento')));
      await wait(PAUSE);
    }
  })();
  return {
    lap() {
      const sorted = times.sort((a, b) => a - b);
      times = [];
      return sorted[Math.floor(0.95 * sorted.length)] ?? 0;
    },
    stop() {
      running = false;
      return run;
    },
  };
}

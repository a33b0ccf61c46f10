import { enter } from '../../soak/api.mjs';
import { percentile } from './city.mjs';

/** Target for 95 of 100 answers (ms): they follow the keys. */
const GOAL = 100;
/** Names of each kind that are searched. */
const NAMES = 12;

/**
 * Searches of 'Buscar ou ir para…' by the administrator of all units: the names of records as they are typed, without
 * accents and with a typing error, and numbers of requests.
 * @param {string} url of the server
 * @returns {Promise<import('../parts.mjs').Figure[]>}
 */
export async function searches(url) {
  const session = await enter(url);
  const texts = await textsOf(session);
  const times = [];
  let empty = 0;
  for (const text of texts) {
    const started = performance.now();
    const res = await session.send('GET', `busca?termo=${encodeURIComponent(text)}`);
    const found = await res.json();
    times.push(performance.now() - started);
    if (!res.ok) throw new Error(`busca ${text}: ${res.status}`);
    if (found.length === 0) empty += 1;
  }
  const slow = percentile(times, 0.95);
  return [
    {
      what: `${texts.length} searches by name, with a typing error and by number: median and 95 of 100`,
      measured: `${percentile(times, 0.5).toFixed(0)} ms, ${slow.toFixed(0)} ms`,
      goal: `95 of 100 ≤ ${GOAL} ms`,
      met: slow <= GOAL,
    },
    { what: 'Of them without a result', measured: String(empty), goal: '0', met: empty === 0 },
  ];
}

/** What a person types: the beginning of a name, in small letters, and the same with two letters exchanged. */
async function textsOf({ read }) {
  const [products, suppliers, units, { linhas: requests }] = await Promise.all([
    read('produtos'),
    read('fornecedores'),
    read('unidades-educacionais'),
    read('solicitacoes/pagina?porPagina=20'),
  ]);
  const names = [
    ...products.map(({ nome }) => nome),
    ...suppliers.map(({ nomeFantasia, nome }) => nomeFantasia ?? nome),
    ...units.map(({ nome }) => nome),
  ];
  const step = Math.ceil(names.length / (3 * NAMES));
  const typed = names
    .filter((_, i) => i % step === 0)
    .map((name) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').slice(0, 18).trim());
  return [...typed, ...typed.map(withError), ...requests.map(({ numero }) => numero)];
}

/** 'leite integral' → 'leite nitegral': the first two letters of the longest word are exchanged. */
function withError(text) {
  const longest = text.split(' ').reduce((a, b) => (b.length > a.length ? b : a));
  return text.replace(longest, longest[1] + longest[0] + longest.slice(2));
}

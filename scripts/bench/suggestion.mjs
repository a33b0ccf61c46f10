import { once } from 'node:events';
import fs from 'node:fs';
import { asAdmin, many, timed } from './api.mjs';
import { median } from './browser.mjs';
import { percentile } from './load/city.mjs';

/** Dishes that the stage gets besides those of the demonstration. */
const DISHES = 60;
const USERS = 50;
/** Light requests of each user without a solve, and beside one. */
const REQUESTS = 8;
const SOLVES = 3;
/** What a solve may take, as in the product. */
const SECONDS = 10;
/** Ticks of the kernel's clock in a second, as /proc counts them. */
const TICKS = 100;

/**
 * CPU of the solver for problems of the sizes of specification 4.12, and the delay of other users beside a solve.
 * @param {string} url of the product
 * @returns {Promise<{ week: number, month: number, changed: number, request: number, delay: number }>} seconds of CPU;
 *   ms of a whole request for a month; ms by which the 95th percentile of light requests is later beside solves
 */
export async function measureSuggestion(url) {
  const { iniciarSolucao } = await import('../../api/dist/cardapios/sugestao/solucionador.js');
  const solver = iniciarSolucao();
  const ended = once(solver, 'exit').then(() => {
    throw new Error('the solver ended without an answer');
  });
  const cpuOf = async (problem) => {
    const begin = cpuSeconds(solver.pid);
    const answer = once(solver, 'message');
    solver.send({ problema: problem, possiveis: problem.vagas.map(({ pratos }) => pratos), segundos: SECONDS });
    const [{ decisao }] = await Promise.race([answer, ended]);
    if (decisao.tipo !== 'ESCOLHA') throw new Error(`the problem of the measurement ended with ${decisao.tipo}`);
    return { choice: decisao.escolha, seconds: cpuSeconds(solver.pid) - begin };
  };
  const small = problemOf({ weeks: 1, meals: 2, dishes: 60 });
  const large = problemOf({ weeks: 4, meals: 5, dishes: 300 });
  // The start of the process does not count.
  await cpuOf(small);
  const week = await cpuOf(small);
  const month = await cpuOf(large);
  const changed = await cpuOf(weekOpen(large, month.choice));
  ended.catch(() => undefined);
  solver.kill();
  return { week: week.seconds, month: month.seconds, changed: changed.seconds, ...(await measureBeside(url)) };
}

/** CPU that a process has used, in seconds. */
function cpuSeconds(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** A sequence of numbers from 0 to 1, always the same. */
function numbers() {
  let state = 45;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Days of school, dishes with costs and main items, the limits of a week, and a few nutrients, with room to keep all. */
function problemOf({ weeks, meals, dishes }) {
  const next = numbers();
  const ids = Array.from({ length: dishes }, (_, n) => n + 1);
  const days = Array.from({ length: weeks * 5 }, (_, n) =>
    new Date(Date.UTC(2026, 1, 2 + 7 * Math.floor(n / 5) + (n % 5))).toISOString().slice(0, 10),
  );
  const kinds = Array.from({ length: meals }, (_, meal) => ids.filter((id) => id % meals === meal));
  const vagas = days.flatMap((dia) => kinds.map((pratos) => ({ dia, pratos })));
  const values = (share, most) =>
    new Map(ids.flatMap((id) => (next() < share ? [[id, Math.round(next() * most)]] : [])));
  const marks = (share) => new Map(ids.flatMap((id) => (next() < share ? [[id, 1]] : [])));
  const [grams, fruit, vegetables, heme, bread] = [values(0.6, 120), marks(0.4), marks(0.5), marks(0.4), marks(0.2)];
  const energy = new Map(ids.map((id) => [id, 150 + Math.round(next() * 200)]));
  const limites = Array.from({ length: weeks }, (_, w) => w).flatMap((w) => {
    const posicoes = vagas.flatMap((_, v) => (Math.floor(v / meals / 5) === w ? [v] : []));
    const limite = (chave, contagem, valores, operador, valor) => ({
      chave: `${chave} ${w}`,
      vagas: posicoes,
      contagem,
      valores,
      operador,
      limite: valor,
    });
    return [
      limite('FLV', 'soma', grams, '>=', 280),
      limite('FRUTA', 'dias', fruit, '>=', 2),
      limite('HORTALICA', 'dias', vegetables, '>=', 3),
      limite('FERRO_HEME', 'dias', heme, '>=', 4),
      limite('PAO', 'soma', bread, '<=', 3),
      limite('ENERGIA', 'soma', energy, '>=', 5 * meals * 230),
      limite('ENERGIA MAX', 'soma', energy, '<=', 5 * meals * 280),
    ];
  });
  const pratos = ids.map((id) => ({
    id,
    peso: 0.5 + Math.round(next() * 200) / 100,
    principal: 1 + Math.floor(next() * 25),
    vezes: 2 * Math.ceil(weeks / 2),
  }));
  return { vagas, pratos, limites, sobras: [] };
}

/** The same problem with the dishes of all weeks but the first fixed. */
const weekOpen = (problem, choice) => {
  const [{ dia: first }] = problem.vagas;
  const friday = new Date(Date.parse(first) + 4 * 86_400_000).toISOString().slice(0, 10);
  return {
    ...problem,
    vagas: problem.vagas.map((vaga, v) => (vaga.dia <= friday ? vaga : { ...vaga, pratos: [choice[v]] })),
  };
};

async function measureBeside(url) {
  const { call } = await asAdmin(url);
  const menus = await call('GET', 'cardapios');
  const { categoria, modalidade } = menus.find((menu) => menu.modalidade.nome === 'PARCIAL2');
  await createDishes(call, categoria.id);
  const ask = () =>
    call('POST', 'cardapios-semanais/sugestao', {
      categoria: { id: categoria.id },
      modalidade: modalidade.nome,
      de: '2026-03-02',
      semanas: 4,
      vagas: [
        { hora: '08:00', tipo: 'DESJEJUM' },
        { hora: '11:00', tipo: 'ALMOCO' },
      ],
      objetivo: 'MAIS_BARATO',
      fixos: [],
      excluidos: [],
    });
  await ask();
  const requests = [];
  const alone = await lightRequests(call);
  let solving = true;
  const solves = (async () => {
    while (solving) requests.push(await timed(ask));
  })();
  const beside = [];
  for (let i = 0; i < SOLVES; i += 1) beside.push(await lightRequests(call));
  solving = false;
  await solves;
  return { request: median(requests), delay: median(beside) - alone };
}

/** The 95th percentile of light requests of many users at once, who pause between them, in ms. */
async function lightRequests(call) {
  const times = [];
  await Promise.all(
    Array.from({ length: USERS }, async (_, user) => {
      await pause(user * 20);
      for (let i = 0; i < REQUESTS; i += 1) {
        times.push(await timed(() => call('GET', 'relogio')));
        await pause(1000);
      }
    }),
  );
  return percentile(times, 0.95);
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Dishes of two or three of the demonstration's own recipes, in many combinations. */
async function createDishes(call, category) {
  const recipes = await call('GET', 'preparos');
  const recipeOf = (n) => recipes[n % recipes.length].id;
  await many(DISHES, (n) =>
    call('POST', 'pratos', {
      nome: `PRATO DA MEDIÇÃO ${n}`,
      categoria: { id: category },
      modalidade: 'PARCIAL2',
      preparos: [...new Set([recipeOf(n), recipeOf(3 * n + 1), recipeOf(7 * n + 2)])].map((id) => ({
        preparo: { id },
      })),
    }),
  );
}

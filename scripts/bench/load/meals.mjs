import { randomUUID } from 'node:crypto';
import { asAdmin } from '../api.mjs';
import { createDish, FOODS, KG_PER_STUDENT, LOTS_TAKEN, STUDENTS } from '../dish.mjs';
import { enter } from '../../soak/api.mjs';
import { percentile, sqlInCity } from './city.mjs';
import { openConnection } from './connection.mjs';

const MEALS = 60;
const ROUNDS = 3;
const GOAL = 2000;

/**
 * 60 cooks execute a meal of 30 foods in the same instant: each in her own unit, where the meal empties 210 lots; and all
 * in one unit, where the meals take from the same 30 lots and wait for each other.
 * @param {{ url: string, postgres: object }} city
 * @returns {Promise<import('../parts.mjs').Figure[]>}
 */
export async function mealsAtOnce({ url, postgres }) {
  const dish = await createDish((await asAdmin(url)).call);
  const { token, user } = await enter(url);
  const stocks = user.estoques.slice(-MEALS);
  const own = [];
  const same = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await addLots(postgres, dish, stocks, 1);
    own.push(await executeAtOnce(url, token, await registerMeals(postgres, dish, stocks)));
    const [stock] = user.estoques;
    await addLots(postgres, dish, [stock], 1000);
    same.push(await executeAtOnce(url, token, await registerMeals(postgres, dish, Array(MEALS).fill(stock))));
  }
  return [
    figure(`${MEALS} meals of ${FOODS} foods at once, each from ${FOODS * LOTS_TAKEN} lots of its own unit`, own),
    figure(`${MEALS} meals of ${FOODS} foods at once, all from the same ${FOODS} lots`, same),
  ];
}

function figure(what, times) {
  const ms = percentile(times, 0.5);
  return { what, measured: `${ms.toFixed(0)} ms`, goal: `≤ ${GOAL} ms`, met: ms <= GOAL };
}

/** The time until the last of the meals is executed (ms). */
async function executeAtOnce(url, token, meals) {
  const connections = meals.map(() => openConnection(url, token));
  await Promise.all(connections.map(({ send }) => send('GET', 'relogio')));
  const started = performance.now();
  const statuses = await Promise.all(
    meals.map((meal, cook) => connections[cook].send('POST', `refeicoes/${meal}/abatimento`, { key: randomUUID() })),
  );
  const ms = performance.now() - started;
  for (const { close } of connections) close();
  const refused = statuses.find((status) => status !== 200);
  if (refused) throw new Error(`a meal was answered ${refused}`);
  return ms;
}

/** New lots of each food in each stock, with their receipts. */
async function addLots(postgres, { foods }, stocks, packages) {
  const products = foods.map(({ product }) => product);
  await sqlInCity(
    postgres,
    `with lots as (
      insert into produto_lotes (numero, produto_id, data_fabricacao, data_validade)
      select concat_ws('-', s, n, gen_random_uuid()), p, '2026-01-01', '2036-12-31'
      from unnest(array[${stocks.map(({ id }) => id)}]) s, unnest(array[${products}]) p, generate_series(1, ${LOTS_TAKEN}) n
      returning id, numero),
    lines as (
      insert into produtos_estoque (estoque_id, produto_lote_id, quantidade)
      select split_part(numero, '-', 1)::int, id, ${packages} from lots returning id, quantidade)
    insert into kardex (produto_estoque_id, quantidade, saldo, tipo, documento, documento_id, usuario_id)
    select id, quantidade, quantidade, 'ADICAO', 'produtos_estoque', id, 1 from lines`,
  );
}

/** One registered meal for each of the stocks; their ids. */
async function registerMeals(postgres, { dish, foods }, stocks) {
  const units = stocks.map(({ unidadeEducacional }) => unidadeEducacional.id);
  const said = await sqlInCity(
    postgres,
    `with meals as (
      insert into refeicoes (unidade_educacional_id, dia, hora, tipo, prato_id, quantidade_de_pessoas, usuario_id)
      select u, current_date, '11:30', 'ALMOCO', ${dish}, ${STUDENTS}, 1 from unnest(array[${units}]) u returning id),
    foods as (
      insert into registros_alimentos (refeicao_id, alimento_id, valor_arredondado, unidade_medida)
      select id, food, ${STUDENTS * KG_PER_STUDENT}, 'KG' from meals, unnest(array[${foods.map(({ food }) => food)}]) food)
    select id from meals`,
  );
  return said.split('\n').filter(Boolean);
}

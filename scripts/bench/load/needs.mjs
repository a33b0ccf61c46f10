import { enter } from '../../soak/api.mjs';
import { percentile, sqlInCity } from './city.mjs';

const MENUS_A_DAY = 4;
const DAYS = 28;
const ROUNDS = 5;
const GOAL = 3000;

/**
 * The list of needs of four weeks for all units of the city: enrolments in every unit, and four cardápios on each day
 * of class.
 * @param {{ url: string, postgres: object }} city
 * @returns {Promise<import('../parts.mjs').Figure[]>}
 */
export async function needs({ url, postgres }) {
  const { read } = await enter(url);
  const { hoje } = await read('relogio');
  const from = hoje.split('/').reverse().join('-');
  // Each round asks for one day more: the server keeps the answer to an equal request.
  const until = (round) => new Date(Date.parse(from) + (DAYS - 1 + round) * 86_400_000).toISOString().slice(0, 10);
  await sqlInCity(postgres, calendarOf(from, until(ROUNDS)));
  const times = [];
  let lines = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const list = await read(`necessidades?de=${from}&ate=${until(round)}`);
    times.push(performance.now() - started);
    lines = list.linhas.length;
    if (lines === 0) throw new Error('nothing is needed');
  }
  const ms = percentile(times, 0.5);
  return [
    {
      what: `List of needs of all units, four weeks with ${MENUS_A_DAY} cardápios a day, ${lines} lines`,
      measured: `${ms.toFixed(0)} ms`,
      goal: `≤ ${GOAL} ms`,
      met: ms <= GOAL,
    },
  ];
}

/** Enrolments in each stage of every unit, and the same cardápios everywhere from Monday to Friday. */
const calendarOf = (from, until) => `
  insert into matriculas (unidade_educacional_id, ano, categoria, jornada, quantidade, origem, versao)
    select u.id, extract(year from d.dia)::int, c.categoria, j.jornada, 60, 'MANUAL', 1
    from unidades_educacionais u
    cross join (select distinct date_trunc('year', dia) as dia from generate_series('${from}'::date, '${until}'::date, '1 day') dia) d
    cross join unnest(array['CRECHE','PRE_ESCOLA','FUNDAMENTAL_6_10','FUNDAMENTAL_11_15','MEDIO','EJA']) c (categoria)
    cross join unnest(array['PARCIAL','INTEGRAL']) j (jornada)
    on conflict do nothing;
  insert into lancamentos (data, unidade_educacional_id, tipo, cardapio_id, versao)
    select dia::date, u.id, 'DIARIO', c.id, 1
    from generate_series('${from}'::date, '${until}'::date, '1 day') dia
    cross join unidades_educacionais u
    cross join (select id from cardapios order by id limit ${MENUS_A_DAY}) c
    where extract(isodow from dia) < 6
    on conflict do nothing`;

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { NUTRIENTES, type NutrienteDaFicha } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { componentesNutricionais } from '../../banco/esquema/cadastros/catalogo.js';
import { alimentoComponentes, alimentos } from '../../banco/esquema/cardapios/cardapios.js';
import { lerAlimentos } from '../../demonstracao/fatos/alimentos.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarItem } from '../../teste/fabricas.js';
import { cozinheiroDe } from '../../teste/nutricao.js';

const FATOS = lerAlimentos();
const RECEITAS = 40;

let app: FastifyInstance;
let nutricionista: Pessoa;
const idsDosAlimentos: number[] = [];
beforeAll(async () => {
  app = await criarAppDeTeste();
  nutricionista = await entrarComo(app, { permissoes: ['PREPAROS'] });
  const nutrientes = await app.banco
    .insert(componentesNutricionais)
    .values(NUTRIENTES.map((nome, ordem) => ({ nome, tipo: nome, grupo: '', unidadeMedida: 'mg', ordem })))
    .returning();
  const itemId = (await criarItem(app)).id;
  const feitos = await app.banco
    .insert(alimentos)
    .values(
      FATOS.map(({ nome, forma }) => ({ nome, itemId, unidadeMedida: 'G' as const, quantidadeBase: '100', forma })),
    )
    .returning();
  idsDosAlimentos.push(...feitos.map(({ id }) => id));
  await app.banco.insert(alimentoComponentes).values(
    feitos.flatMap(({ id: alimentoId }, i) =>
      nutrientes.flatMap(({ id: componenteId, nome }) => {
        const valor = fato(i).valores[nome];
        return valor === undefined ? [] : { alimentoId, componenteId, valor };
      }),
    ),
  );
});
afterAll(() => app.close());

function fato(posicao: number) {
  const achado = FATOS[posicao];
  if (!achado) throw new Error(`there is no food ${posicao}`);
  return achado;
}

/** The nth recipe: spread over all foods, with quantities and portions that make endless fractions. */
function receita(n: number) {
  const usos = Array.from({ length: 2 + (n % 9) }, (_, i) => ({
    posicao: (n * 7 + i * 13) % FATOS.length,
    quantidade: 1 + ((n * 37 + i * 101) % 900),
  }));
  return { porcoes: 1 + ((n * 3) % 97), usos };
}

/**
 * value × quantity ÷ 100 ÷ portions as one exact fraction, half up to 2 decimals: integers only, nothing of the
 * product's arithmetic.
 */
function oraculo(
  { porcoes, usos }: ReturnType<typeof receita>,
  nutriente: (typeof NUTRIENTES)[number],
): { valor: string; ausentes: string[] } {
  let milionesimos = 0n;
  const ausentes: string[] = [];
  for (const { posicao, quantidade } of usos) {
    const { nome, valores } = fato(posicao);
    const valor = valores[nutriente];
    if (valor === undefined) {
      ausentes.push(nome);
      continue;
    }
    const [inteiro = '', fracao = ''] = valor.split('.');
    milionesimos += BigInt(inteiro + fracao.padEnd(6, '0')) * BigInt(quantidade);
  }
  const divisor = 1_000_000n * 100n * BigInt(porcoes);
  const centesimos = (2n * milionesimos * 100n + divisor) / (2n * divisor);
  return { valor: `${centesimos / 100n}.${String(centesimos % 100n).padStart(2, '0')}`, ausentes };
}

const ordem = new Intl.Collator('pt-BR', { numeric: true });

test(`${RECEITAS} recipes over the composition facts equal exact fractions in all 12 nutrients`, async () => {
  const cozinha = cozinheiroDe(app, nutricionista);
  for (let n = 0; n < RECEITAS; n += 1) {
    const { porcoes, usos } = receita(n);
    const ingredientes = usos.map(({ posicao, quantidade }) => ({
      alimento: { id: idsDosAlimentos[posicao] },
      quantidade,
      unidadeMedida: 'G',
    }));
    const preparo = await cozinha.preparo(ingredientes, { porcoes });
    const calculados = Object.fromEntries(
      preparo.nutrientes.map(({ nome, valor, ausentes }: NutrienteDaFicha) => [
        nome,
        { valor: valor.toFixed(2), ausentes },
      ]),
    );
    for (const nutriente of NUTRIENTES) {
      const { valor, ausentes } = oraculo({ porcoes, usos }, nutriente);
      expect([n, nutriente, calculados[nutriente]]).toEqual([
        n,
        nutriente,
        { valor, ausentes: ausentes.sort(ordem.compare) },
      ]);
    }
  }
});

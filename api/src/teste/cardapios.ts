import type { UnidadeMedida } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { categorias, faixasEtarias } from '../banco/esquema/cadastros/convencoes.js';
import {
  alimentos,
  cardapioPratos,
  cardapios,
  cardapioSemanalDias,
  cardapiosSemanais,
  lancamentos,
  pratoPreparos,
  pratos,
  preparoIngredientes,
  preparos,
} from '../banco/esquema/cardapios/cardapios.js';
import { primeira } from '../banco/restricoes.js';
import { criarItem, sequencia } from './fabricas.js';

type ComBanco = Pick<FastifyInstance, 'banco'>;
type Mudanca<Tabela extends { $inferInsert: object }> = Partial<Tabela['$inferInsert']>;

/** A school stage with an age band of its own. */
export async function criarCategoria({ banco }: ComBanco, nomeDaFaixa = `FAIXA ${sequencia()}`) {
  const faixa = primeira(
    await banco
      .insert(faixasEtarias)
      .values({ codigo: `FAIXA_${sequencia()}`, nome: nomeDaFaixa })
      .returning(),
  );
  const categoria = primeira(
    await banco.insert(categorias).values({ modalidade: 'FUNDAMENTAL', faixaEtariaId: faixa.id, ordem: 1 }).returning(),
  );
  return { ...categoria, faixa };
}

/** A food, by the gram unless specified otherwise; makes its item when none is named. */
export async function criarAlimento(app: ComBanco, mudanca: Mudanca<typeof alimentos> = {}) {
  const itemId = mudanca.itemId ?? (await criarItem(app)).id;
  return primeira(
    await app.banco
      .insert(alimentos)
      .values({
        nome: `ALIMENTO ${sequencia()}`,
        unidadeMedida: 'G',
        quantidadeBase: '100',
        forma: 'CRU',
        ...mudanca,
        itemId,
      })
      .returning(),
  );
}

interface Ingrediente {
  alimento: { id: number; unidadeMedida: UnidadeMedida };
  quantidade: string;
  pesoBruto?: string;
  unidadeMedida?: UnidadeMedida;
}

export async function criarPreparo({ banco }: ComBanco, porcoes: number, ingredientes: Ingrediente[]) {
  const preparo = primeira(
    await banco
      .insert(preparos)
      .values({ nome: `PREPARO ${sequencia()}`, criadorId: 0, porcoes, modoPreparo: 'Cozinhar.' })
      .returning(),
  );
  await banco.insert(preparoIngredientes).values(
    ingredientes.map(({ alimento, quantidade, pesoBruto, unidadeMedida }, ordem) => ({
      preparoId: preparo.id,
      alimentoId: alimento.id,
      quantidade,
      pesoBruto,
      unidadeMedida: unidadeMedida ?? alimento.unidadeMedida,
      ordem,
    })),
  );
  return preparo;
}

/** A dish of these preparations; by default of one preparation with one new food. */
export async function criarPrato(app: ComBanco, lista?: { id: number }[], mudanca: Mudanca<typeof pratos> = {}) {
  const doPrato = lista ?? [await criarPreparo(app, 10, [{ alimento: await criarAlimento(app), quantidade: '1000' }])];
  const categoriaId = mudanca.categoriaId ?? (await criarCategoria(app)).id;
  const prato = primeira(
    await app.banco
      .insert(pratos)
      .values({ nome: `PRATO ${sequencia()}`, modalidade: 'PARCIAL1', ...mudanca, categoriaId })
      .returning(),
  );
  await app.banco
    .insert(pratoPreparos)
    .values(doPrato.map(({ id }, ordem) => ({ pratoId: prato.id, preparoId: id, ordem })));
  return prato;
}

/** A regular menu that serves these dishes for lunch, one per hour from 11:00. */
export async function criarCardapio(
  app: ComBanco,
  servidos?: { id: number }[],
  mudanca: Mudanca<typeof cardapios> = {},
) {
  const lista = servidos ?? [await criarPrato(app)];
  const categoriaId = mudanca.categoriaId ?? (await criarCategoria(app)).id;
  const cardapio = primeira(
    await app.banco
      .insert(cardapios)
      .values({
        nome: `CARDÁPIO ${sequencia()}`,
        modalidade: 'PARCIAL2',
        cardapioTipo: 'REGULAR',
        ...mudanca,
        categoriaId,
      })
      .returning(),
  );
  await app.banco.insert(cardapioPratos).values(
    lista.map(({ id }, i) => ({
      cardapioId: cardapio.id,
      hora: `${11 + i}:00`,
      tipo: 'ALMOCO' as const,
      pratoId: id,
    })),
  );
  return cardapio;
}

/** A weekly menu with one menu from Monday to Friday, in the order given. */
export async function criarSemanal(app: ComBanco, menus: { id: number }[]) {
  const categoriaId = (await criarCategoria(app)).id;
  const semanal = primeira(
    await app.banco
      .insert(cardapiosSemanais)
      .values({ nome: `SEMANAL ${sequencia()}`, modalidade: 'PARCIAL2', categoriaId })
      .returning(),
  );
  const dias = ['SEGUNDA', 'TERCA', 'QUARTA', 'QUINTA', 'SEXTA'] as const;
  await app.banco
    .insert(cardapioSemanalDias)
    .values(
      menus.map(({ id }, i) => ({ cardapioSemanalId: semanal.id, diaSemana: dias[i] ?? 'SEXTA', cardapioId: id })),
    );
  return semanal;
}

export async function criarLancamento(
  { banco }: ComBanco,
  unidade: { id: number },
  cardapio: { id: number },
  data: string,
) {
  return primeira(
    await banco
      .insert(lancamentos)
      .values({ data, unidadeEducacionalId: unidade.id, tipo: 'DIARIO', cardapioId: cardapio.id })
      .returning(),
  );
}

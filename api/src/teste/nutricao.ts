import type { Nutriente } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { componentesNutricionais } from '../banco/esquema/cadastros/catalogo.js';
import { categorias, faixasEtarias } from '../banco/esquema/cadastros/convencoes.js';
import { primeira } from '../banco/restricoes.js';
import type { Pessoa } from './app.js';
import { criarItem, sequencia } from './fabricas.js';

type ComBanco = Pick<FastifyInstance, 'banco'>;

/** Energy, vitamin C and sodium: enough nutrients to register foods. Returns their ids. */
export async function semearNutrientes({
  banco,
}: ComBanco): Promise<Record<'caloria' | 'sodio' | 'vitamina_c', number>> {
  const id = async (nome: Nutriente, unidadeMedida: string, ordem: number) =>
    primeira(
      await banco
        .insert(componentesNutricionais)
        .values({ nome, tipo: nome, grupo: 'GRUPO', unidadeMedida, ordem })
        .returning(),
    ).id;
  return {
    caloria: await id('caloria', 'kcal', 0),
    vitamina_c: await id('vitamina_c', 'mg', 1),
    sodio: await id('sodio', 'mg', 2),
  };
}

/** A school stage with an age band of its own. */
export async function criarEtapa({ banco }: ComBanco, etapa = 'FUNDAMENTAL') {
  const n = sequencia();
  const faixa = primeira(
    await banco
      .insert(faixasEtarias)
      .values({ codigo: `F${n}`, nome: `${n} anos` })
      .returning(),
  );
  const categoria = primeira(
    await banco.insert(categorias).values({ modalidade: etapa, faixaEtariaId: faixa.id, ordem: n }).returning(),
  );
  return { id: categoria.id, modalidade: etapa, faixaEtaria: { id: faixa.id, nome: faixa.nome } };
}

/** A user who registers the parts of a menu over HTTP; each function returns the body of a success. */
export function cozinheiroDe(app: FastifyInstance, pessoa: Pessoa) {
  const criar = async (caminho: string, corpo: object) => {
    const resposta = await pessoa.injetar('POST', caminho, corpo);
    if (resposta.statusCode !== 201) throw new Error(`POST ${caminho}: ${resposta.body}`);
    return resposta.json();
  };
  return {
    /**
     * 100 g of it contain these nutrients, default one of each (a food needs at least one); the others are not
     * analysed.
     */
    async alimento(informados?: Record<number, number>, mudanca: object = {}) {
      const valores =
        informados ??
        Object.fromEntries(
          (await app.banco.select({ id: componentesNutricionais.id }).from(componentesNutricionais)).map(({ id }) => [
            id,
            1,
          ]),
        );
      const componentes = Object.entries(valores).map(([id, valor]) => ({ componente: { id: Number(id) }, valor }));
      const itemAlimento = { id: (await criarItem(app)).id };
      return criar('/alimentos', {
        nome: `ALIMENTO ${sequencia()}`,
        itemAlimento,
        unidadeMedida: 'G',
        quantidadeBase: 100,
        forma: 'CRU',
        componentes,
        ...mudanca,
      });
    },
    preparo: (ingredientes: object[], mudanca: object = {}) =>
      criar('/preparos', {
        nome: `PREPARO ${sequencia()}`,
        porcoes: 1,
        modoPreparo: 'Cozinhar.',
        ingredientes,
        ...mudanca,
      }),
    prato: (preparos: { id: number }[], categoria: { id: number }, mudanca: object = {}) =>
      criar('/pratos', {
        nome: `PRATO ${sequencia()}`,
        categoria,
        modalidade: 'PARCIAL1',
        preparos: preparos.map(({ id }) => ({ preparo: { id } })),
        ...mudanca,
      }),
    cardapio: (pratos: { id: number }[], categoria: { id: number }, mudanca: object = {}) =>
      criar('/cardapios', {
        nome: `CARDAPIO ${sequencia()}`,
        categoria,
        modalidade: 'PARCIAL1',
        cardapioTipo: 'REGULAR',
        pratos: pratos.map(({ id }, i) => ({ hora: `1${i}:00`, tipo: 'ALMOCO', prato: { id } })),
        ...mudanca,
      }),
    semanal: (cardapios: object[], categoria: { id: number }, mudanca: object = {}) =>
      criar('/cardapios-semanais', {
        nome: `SEMANA ${sequencia()}`,
        categoria,
        modalidade: 'PARCIAL1',
        cardapios,
        ...mudanca,
      }),
  };
}

import { comoConta } from './api.js';

/** The unit where the demonstration's cook works. */
const UNIDADE = 'ESCOLA MUNICIPAL JARDIM DAS ACÁCIAS';

interface Id {
  id: number;
}

/** A dish as `GET /cozinha` answers it, as far as the tests look at it. */
interface Almoco {
  prato: Id & { nome: string };
  lancamentoCardapio: Id;
  hora: string;
  tipo: string;
  itens: { noEstoque: number }[];
  refeicao: { sobraDeAlimentos: number | null } | null;
}

/**
 * A dish of its own for today in the unit of the cook, of 30 g net and 35.1 g gross of 'CENOURA <vez>' for one student,
 * with 50 kg in the stock.
 */
export async function almocoDeHoje(vez: string): Promise<void> {
  const { chamar, estoqueDe } = await comoConta('admin');
  const { unidadeEducacional, id: estoque } = estoqueDe(UNIDADE);
  const { hoje } = await chamar<{ hoje: string }>('GET', 'relogio');
  const categorias = await chamar<(Id & { faixaEtaria: { nome: string } })[]>('GET', 'categorias');
  const categoria = { id: categorias.find(({ faixaEtaria }) => faixaEtaria.nome === '6 a 10 anos')?.id };
  const item = await chamar<Id>('POST', 'itens-produto', {
    nome: `CENOURA ${vez}`,
    itemProdutoTipo: 'ALIMENTO',
    categoria: (await chamar<{ nome: string }[]>('GET', 'convencoes/categorias-alimento'))[0]?.nome,
  });
  const [componente] = await chamar<Id[]>('GET', 'componentes-nutricionais');
  const alimento = await chamar<Id>('POST', 'alimentos', {
    nome: `CENOURA ${vez}`,
    itemAlimento: { id: item.id },
    unidadeMedida: 'G',
    quantidadeBase: 100,
    forma: (await chamar<{ nome: string }[]>('GET', 'convencoes/formas-alimento'))[0]?.nome,
    componentes: [{ componente, valor: 34 }],
  });
  const preparo = await chamar<Id>('POST', 'preparos', {
    nome: `REFOGADO ${vez}`,
    porcoes: 1,
    modoPreparo: 'Refogue a cenoura.',
    ingredientes: [{ alimento: { id: alimento.id }, quantidade: 30, unidadeMedida: 'G', pesoBruto: 35.1 }],
  });
  const prato = await chamar<Id>('POST', 'pratos', {
    nome: `ALMOÇO ${vez}`,
    categoria,
    modalidade: 'PARCIAL1',
    preparos: [{ preparo: { id: preparo.id } }],
  });
  const cardapio = await chamar<Id>('POST', 'cardapios', {
    nome: `DIA ${vez}`,
    categoria,
    modalidade: 'PARCIAL1',
    cardapioTipo: 'REGULAR',
    pratos: [{ hora: '00:05', tipo: 'ALMOCO', prato: { id: prato.id } }],
  });
  const produto = await chamar<Id>('POST', 'produtos', {
    nome: `CENOURA ${vez} 5 KG`,
    medidaReal: 5,
    unidadeProduto: 'PACOTE',
    unidadeMedida: 'KG',
    item: { id: item.id },
  });
  const ano = Number(hoje.slice(6));
  await chamar('POST', `estoques/${estoque}/produtos-estoque`, {
    produto: { id: produto.id },
    numero: `L${vez}`,
    quantidade: 10,
    dataFabricacao: `01/01/${ano}`,
    dataValidade: `01/01/${ano + 1}`,
  });
  await chamar('POST', 'cardapios-calendario', {
    tipo: 'DIARIO',
    cardapio: { id: cardapio.id },
    data: hoje,
    unidadesEducacionais: [{ unidade: { id: unidadeEducacional.id } }],
    confirmado: true,
  });
}

/** The dish of `almocoDeHoje` as the kitchen reads it now, and its unit. */
export async function lerAlmoco(vez: string): Promise<Almoco & { unidade: Id }> {
  const { chamar, estoqueDe } = await comoConta('admin');
  const { unidadeEducacional: unidade } = estoqueDe(UNIDADE);
  const { dias } = await chamar<{ dias: { refeicoes: Almoco[] }[] }>('GET', `cozinha?unidade=${unidade.id}`);
  const uma = dias.flatMap(({ refeicoes }) => refeicoes).find(({ prato }) => prato.nome === `ALMOÇO ${vez}`);
  if (!uma) throw new Error(`There is no dish of ${vez}.`);
  return { ...uma, unidade };
}

import { comoConta } from './api.js';
import { comItem } from './produtos.js';

interface Id {
  id: number;
}

interface CardapioDeTeste {
  item: Id & { nome: string };
  prato: Id;
  cardapio: Id;
  /** Its stage. */
  categoria: object;
  modalidade: string;
}

/**
 * A menu for children of 6 to 10 years with one dish of one food, of 34 kcal in 100 g: the item '<alimento> <vez>', the
 * dish 'ALMOÇO <vez>' and the menu 'DIA <vez>'.
 * @param de `gramas` net for one student and `brutas` gross; `hora` HH:MM, or all `refeicoes` of the day, with the dish at
 *   each
 */
export async function comCardapio(de: {
  vez: string;
  alimento?: string;
  gramas?: number;
  brutas?: number;
  hora?: string;
  refeicoes?: readonly { hora: string; tipo: string }[];
}): Promise<CardapioDeTeste> {
  const { vez, alimento = 'CENOURA', gramas = 30, brutas = gramas, hora = '11:30' } = de;
  const { refeicoes = [{ hora, tipo: 'ALMOCO' }] } = de;
  const { chamar } = await comoConta('admin');
  const categorias = await chamar<(Id & { faixaEtaria: { nome: string } })[]>('GET', 'categorias');
  const categoria = { id: categorias.find(({ faixaEtaria }) => faixaEtaria.nome === '6 a 10 anos')?.id };
  const nome = `${alimento} ${vez}`;
  const item = await comItem(nome);
  const [componente] = await chamar<Id[]>('GET', 'componentes-nutricionais');
  const [forma] = await chamar<{ nome: string }[]>('GET', 'convencoes/formas-alimento');
  const { id: idDoAlimento } = await chamar<Id>('POST', 'alimentos', {
    nome,
    itemAlimento: { id: item.id },
    unidadeMedida: 'G',
    quantidadeBase: 100,
    forma: forma?.nome,
    componentes: [{ componente, valor: 34 }],
  });
  const preparo = await chamar<Id>('POST', 'preparos', {
    nome: `REFOGADO ${vez}`,
    porcoes: 1,
    modoPreparo: 'Refogue.',
    ingredientes: [{ alimento: { id: idDoAlimento }, quantidade: gramas, unidadeMedida: 'G', pesoBruto: brutas }],
  });
  const daEtapa = { categoria, modalidade: refeicoes.length === 1 ? 'PARCIAL1' : 'INTEGRAL' };
  const prato = await chamar<Id>('POST', 'pratos', {
    nome: `ALMOÇO ${vez}`,
    ...daEtapa,
    preparos: [{ preparo: { id: preparo.id } }],
  });
  const cardapio = await chamar<Id>('POST', 'cardapios', {
    nome: `DIA ${vez}`,
    ...daEtapa,
    cardapioTipo: 'REGULAR',
    pratos: refeicoes.map((refeicao) => ({ ...refeicao, prato: { id: prato.id } })),
  });
  return { item, prato, cardapio, ...daEtapa };
}

import type { UnidadeMedida, UnidadeProduto } from '@merenda/shared/contratos';

/** A package is: nome, medidaReal, unidadeMedida, unidadeProduto, price in R$, days of shelf life. */
export interface ProdutoDemo {
  nome: string;
  medida: string;
  unidade: UnidadeMedida;
  embalagem: UnidadeProduto;
  preco: string;
  diasDeValidade: number;
}

export interface ItemDemo {
  nome: string;
  /** Code of its food in the composition table; absent when it is not a food. */
  codigo: string | null;
  produtos: readonly ProdutoDemo[];
}

const produto = (
  nome: string,
  medida: string,
  unidade: UnidadeMedida,
  embalagem: UnidadeProduto,
  preco: string,
  diasDeValidade: number,
): ProdutoDemo => ({
  nome,
  medida,
  unidade,
  embalagem,
  preco,
  diasDeValidade,
});

/** Fresh food of a week or two, sold by weight. */
const aGranel = (nome: string, preco: string, dias: number): ProdutoDemo => produto(nome, '1', 'KG', 'KG', preco, dias);

/** Products with at most this shelf life are perishable. */
export const DIAS_PERECIVEL = 30;

/** Foods by their names in the composition table, with the products bought of them. */
export const ITENS_ALIMENTO: readonly ItemDemo[] = [
  {
    nome: 'ARROZ BRANCO',
    codigo: '4',
    produtos: [
      produto('ARROZ BRANCO TIPO 1 5 KG', '5', 'KG', 'PACOTE', '24.90', 300),
      produto('ARROZ BRANCO TIPO 1 1 KG', '1', 'KG', 'PACOTE', '5.45', 300),
    ],
  },
  {
    nome: 'MACARRÃO',
    codigo: '41',
    produtos: [produto('MACARRÃO PARAFUSO COM OVOS 500 G', '500', 'G', 'PACOTE', '3.95', 360)],
  },
  { nome: 'FUBÁ', codigo: '43', produtos: [produto('FUBÁ DE MILHO 1 KG', '1', 'KG', 'PACOTE', '4.20', 180)] },
  { nome: 'PÃO FRANCÊS', codigo: '53', produtos: [aGranel('PÃO FRANCÊS 50 G', '14.00', 2)] },
  {
    nome: 'FEIJÃO CARIOCA',
    codigo: '562',
    produtos: [produto('FEIJÃO CARIOCA TIPO 1 1 KG', '1', 'KG', 'PACOTE', '7.80', 240)],
  },
  {
    nome: 'CARNE BOVINA MOÍDA',
    codigo: '327',
    produtos: [produto('CARNE BOVINA MOÍDA CONGELADA 1 KG', '1', 'KG', 'PACOTE', '32.90', 120)],
  },
  {
    nome: 'FRANGO',
    codigo: '409',
    produtos: [produto('PEITO DE FRANGO SEM PELE CONGELADO 1 KG', '1', 'KG', 'PACOTE', '17.80', 180)],
  },
  {
    nome: 'OVO DE GALINHA',
    codigo: '489',
    produtos: [produto('OVOS BRANCOS BANDEJA COM 30 (1,5 KG)', '1.5', 'KG', 'BANDEJA', '18.00', 28)],
  },
  {
    nome: 'LEITE EM PÓ',
    codigo: '459',
    produtos: [produto('LEITE EM PÓ INTEGRAL 400 G', '400', 'G', 'PACOTE', '15.90', 360)],
  },
  { nome: 'MANTEIGA', codigo: '261', produtos: [produto('MANTEIGA COM SAL 500 G', '500', 'G', 'POTE', '24.00', 120)] },
  {
    nome: 'ÓLEO DE SOJA',
    codigo: '272',
    produtos: [produto('ÓLEO DE SOJA 900 ML', '900', 'ML', 'GARRAFA', '6.75', 360)],
  },
  { nome: 'SAL', codigo: '517', produtos: [produto('SAL REFINADO IODADO 1 KG', '1', 'KG', 'PACOTE', '2.10', 720)] },
  { nome: 'BANANA', codigo: '182', produtos: [aGranel('BANANA PRATA', '5.90', 9)] },
  { nome: 'LARANJA', codigo: '214', produtos: [aGranel('LARANJA PERA', '3.90', 20)] },
  { nome: 'MAÇÃ', codigo: '222', produtos: [aGranel('MAÇÃ FUJI', '8.90', 25)] },
  { nome: 'BATATA', codigo: '92', produtos: [aGranel('BATATA INGLESA', '5.20', 25)] },
  { nome: 'ABÓBORA', codigo: '65', produtos: [aGranel('ABÓBORA CABOTIAN', '4.10', 30)] },
  { nome: 'TOMATE', codigo: '157', produtos: [aGranel('TOMATE', '6.90', 12)] },
  { nome: 'CEBOLA', codigo: '107', produtos: [aGranel('CEBOLA', '4.80', 30)] },
  { nome: 'ALHO', codigo: '82', produtos: [aGranel('ALHO', '28.00', 60)] },
  { nome: 'CENOURA', codigo: '110', produtos: [aGranel('CENOURA', '4.60', 20)] },
  { nome: 'ALFACE', codigo: '78', produtos: [aGranel('ALFACE CRESPA', '9.80', 5)] },
  { nome: 'COUVE', codigo: '115', produtos: [produto('COUVE MANTEIGA MAÇO 300 G', '300', 'G', 'MACO', '3.50', 5)] },
  { nome: 'REPOLHO', codigo: '149', produtos: [aGranel('REPOLHO BRANCO', '3.60', 20)] },
];

export const ITENS_LIMPEZA: readonly ItemDemo[] = [
  {
    nome: 'DETERGENTE',
    codigo: null,
    produtos: [produto('DETERGENTE NEUTRO 500 ML', '500', 'ML', 'GARRAFA', '2.30', 720)],
  },
  { nome: 'ÁGUA SANITÁRIA', codigo: null, produtos: [produto('ÁGUA SANITÁRIA 5 L', '5', 'L', 'GALAO', '13.90', 180)] },
];

export const ITENS_ESCRITORIO: readonly ItemDemo[] = [
  {
    nome: 'PAPEL SULFITE',
    codigo: null,
    produtos: [produto('PAPEL SULFITE A4 500 FOLHAS', '500', 'UN', 'PACOTE', '26.00', 3600)],
  },
];

export const PRODUTOS: readonly ProdutoDemo[] = [...ITENS_ALIMENTO, ...ITENS_LIMPEZA, ...ITENS_ESCRITORIO].flatMap(
  (item) => item.produtos,
);

/** A product by its name. Throws when there is none, so that a mistake in the data is found at once. */
export function produtoDemo(nome: string): ProdutoDemo {
  const achado = PRODUTOS.find((p) => p.nome === nome);
  if (!achado) throw new Error(`no product is called ${nome}`);
  return achado;
}

/** What the labels of the foods declare, by the name of the item. */
export const ALERGENICOS: Readonly<Record<string, { contem: string[]; podeConter?: string[] }>> = {
  MACARRÃO: { contem: ['TRIGO', 'GLUTEN'], podeConter: ['SOJA', 'OVOS'] },
  'OVO DE GALINHA': { contem: ['OVOS'] },
  'LEITE EM PÓ': { contem: ['LEITE', 'LACTOSE'] },
  'ÓLEO DE SOJA': { contem: ['SOJA'] },
  'PÃO FRANCÊS': { contem: ['TRIGO', 'GLUTEN'], podeConter: ['LEITE'] },
  MANTEIGA: { contem: ['LEITE', 'LACTOSE'] },
};

/** Foods whose labels are not read yet. */
export const SEM_CONFERENCIA: readonly string[] = ['FUBÁ'];

/** Foods that are not classified yet: the menus of one day have one of them. */
export const SEM_GRUPO: readonly string[] = ['MAÇÃ'];

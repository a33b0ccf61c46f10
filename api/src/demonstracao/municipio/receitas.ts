/**
 * A recipe; quantities are net, whole grams, of oil millilitres, for `PORCOES` portions. Foods by their names in the
 * catalogue.
 */
export interface ReceitaDemo {
  nome: string;
  modo: string;
  medidaCaseira: string;
  minutos: number;
  /** Cooked weight in kg, where it was measured. */
  pesoPronto?: string;
  ingredientes: readonly (readonly [alimento: string, quantidade: number])[];
}

export const PORCOES = 50;
/** The same recipes serve more of the youngest. */
export const PORCOES_INFANTIL = 80;
export const SUFIXO_INFANTIL = ' (INFANTIL)';

const ARROZ = 'ARROZ BRANCO TIPO 1';
const OLEO = 'ÓLEO DE SOJA';

export const RECEITAS: readonly ReceitaDemo[] = [
  {
    nome: 'ARROZ REFOGADO',
    medidaCaseira: '3 colheres de servir',
    minutos: 35,
    pesoPronto: '5.100',
    modo: 'Lave o arroz e escorra.\nRefogue o alho no óleo, junte o arroz e o sal.\nCubra com água fervente e cozinhe até secar.',
    ingredientes: [
      [ARROZ, 2100],
      [OLEO, 150],
      ['ALHO', 50],
      ['SAL', 20],
    ],
  },
  {
    nome: 'FEIJÃO SIMPLES',
    medidaCaseira: '1 concha média',
    minutos: 60,
    pesoPronto: '4.250',
    modo: 'Deixe o feijão de molho de um dia para o outro e troque a água.\nCozinhe na pressão por 25 minutos.\nRefogue a cebola e o alho no óleo, junte ao feijão com o sal e ferva até engrossar.',
    ingredientes: [
      ['FEIJÃO CARIOCA', 1000],
      [OLEO, 100],
      ['ALHO', 25],
      ['CEBOLA', 150],
      ['SAL', 20],
    ],
  },
  {
    nome: 'CARNE MOÍDA COM BATATA',
    medidaCaseira: '2 colheres de servir',
    minutos: 45,
    modo: 'Refogue a cebola no óleo, doure a carne.\nJunte o tomate picado, a batata em cubos e o sal.\nCozinhe com pouca água até a batata amaciar.',
    ingredientes: [
      ['CARNE BOVINA MOÍDA (ACÉM)', 1000],
      ['BATATA INGLESA', 1250],
      ['TOMATE COM SEMENTE', 500],
      ['CEBOLA', 200],
      [OLEO, 175],
      ['SAL', 15],
    ],
  },
  {
    nome: 'FRANGO ENSOPADO',
    medidaCaseira: '2 colheres de servir',
    minutos: 50,
    modo: 'Corte o frango em cubos e tempere com o sal.\nDoure no óleo com a cebola.\nJunte a cenoura e o tomate, cubra com água e cozinhe até amaciar.',
    ingredientes: [
      ['FRANGO PEITO SEM PELE', 1100],
      ['CENOURA', 750],
      ['TOMATE COM SEMENTE', 500],
      ['CEBOLA', 200],
      [OLEO, 175],
      ['SAL', 15],
    ],
  },
  {
    nome: 'OMELETE DE FORNO',
    medidaCaseira: '1 pedaço médio',
    minutos: 40,
    modo: 'Bata os ovos com o sal.\nMisture o tomate e a cebola picados.\nAsse em forma untada com o óleo até firmar.',
    ingredientes: [
      ['OVO DE GALINHA', 1500],
      ['TOMATE COM SEMENTE', 400],
      ['CEBOLA', 150],
      [OLEO, 75],
      ['SAL', 10],
    ],
  },
  {
    nome: 'MACARRÃO AO SUGO',
    medidaCaseira: '1 pegador cheio',
    minutos: 40,
    modo: 'Cozinhe o macarrão em água com o sal e escorra.\nRefogue a cebola e o alho no óleo, junte o tomate e apure.\nMisture e sirva.',
    ingredientes: [
      ['MACARRÃO COM OVOS', 2500],
      ['TOMATE COM SEMENTE', 1750],
      ['CEBOLA', 250],
      ['ALHO', 50],
      [OLEO, 150],
      ['SAL', 25],
    ],
  },
  {
    nome: 'POLENTA',
    medidaCaseira: '2 colheres de servir',
    minutos: 35,
    modo: 'Dissolva o fubá em água fria.\nJunte o óleo e o sal e mexa em fogo baixo até soltar da panela.',
    ingredientes: [
      ['FUBÁ DE MILHO', 2400],
      [OLEO, 200],
      ['SAL', 25],
    ],
  },
  {
    nome: 'SALADA DE ALFACE E TOMATE',
    medidaCaseira: '1 pegador',
    minutos: 20,
    modo: 'Lave e sanitize as folhas e os tomates.\nRasgue a alface, fatie o tomate e misture na hora de servir.',
    ingredientes: [
      ['ALFACE CRESPA', 750],
      ['TOMATE COM SEMENTE', 1250],
    ],
  },
  {
    nome: 'SALADA DE REPOLHO E CENOURA',
    medidaCaseira: '1 pegador',
    minutos: 25,
    modo: 'Lave e sanitize.\nFatie o repolho fino, rale a cenoura e misture.',
    ingredientes: [
      ['REPOLHO BRANCO', 1250],
      ['CENOURA', 750],
    ],
  },
  {
    nome: 'COUVE REFOGADA',
    medidaCaseira: '1 colher de servir',
    minutos: 20,
    modo: 'Lave, sanitize e fatie a couve.\nRefogue o alho no óleo, junte a couve e mexa até murchar.',
    ingredientes: [
      ['COUVE MANTEIGA', 1500],
      ['ALHO', 25],
      [OLEO, 75],
    ],
  },
  {
    nome: 'ABÓBORA COZIDA',
    medidaCaseira: '2 colheres de servir',
    minutos: 30,
    modo: 'Descasque e corte a abóbora em cubos.\nRefogue a cebola no óleo, junte a abóbora e cozinhe no próprio vapor.',
    ingredientes: [
      ['ABÓBORA CABOTIAN', 2500],
      ['CEBOLA', 100],
      [OLEO, 50],
    ],
  },
  {
    nome: 'LEITE',
    medidaCaseira: '1 copo (200 ml)',
    minutos: 10,
    modo: 'Dissolva o leite em pó em água fervida e morna, 26 g para cada copo.',
    ingredientes: [['LEITE EM PÓ INTEGRAL', 1300]],
  },
  {
    nome: 'MINGAU DE FUBÁ',
    medidaCaseira: '1 caneca (200 ml)',
    minutos: 20,
    modo: 'Dissolva o leite em pó e o fubá em água fria.\nMexa em fogo baixo até engrossar. Não leva açúcar.',
    ingredientes: [
      ['LEITE EM PÓ INTEGRAL', 1300],
      ['FUBÁ DE MILHO', 1250],
    ],
  },
  {
    nome: 'PÃO COM MANTEIGA',
    medidaCaseira: '1 unidade',
    minutos: 15,
    modo: 'Corte os pães e passe a manteiga.',
    ingredientes: [
      ['PÃO FRANCÊS', 2500],
      ['MANTEIGA COM SAL', 250],
    ],
  },
  {
    nome: 'BANANA',
    medidaCaseira: '1 unidade',
    minutos: 10,
    modo: 'Lave e sirva.',
    ingredientes: [['BANANA PRATA', 4500]],
  },
  {
    nome: 'MAÇÃ',
    medidaCaseira: '1 unidade',
    minutos: 10,
    modo: 'Lave, sanitize e sirva.',
    ingredientes: [['MAÇÃ FUJI COM CASCA', 5000]],
  },
  {
    nome: 'LARANJA',
    medidaCaseira: '1 unidade',
    minutos: 15,
    modo: 'Lave, descasque e sirva em gomos.',
    ingredientes: [['LARANJA PERA', 5000]],
  },
];

/** Substitutes for people who cannot eat an ingredient: recipe, ingredient, substitute, quantity, pathology. */
export const SUBSTITUTOS = [
  {
    receita: 'MACARRÃO AO SUGO',
    ingrediente: 'MACARRÃO COM OVOS',
    substituto: ARROZ,
    quantidade: 2000,
    patologia: 'DOENÇA CELÍACA',
  },
] as const;

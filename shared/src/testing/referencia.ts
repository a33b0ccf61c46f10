import { SEM_CLASSIFICACAO } from '../regras/cadastros/classificacao.js';
import type { DadosDasFichas, FichaTecnica, NutrienteDaFicha, ReferenciaNutricional } from '@merenda/shared/contratos';

const NORMA = 'Resolução CD/FNDE nº 4/2026, Anexo IV';

const limite = (minimo: number | null, maximo: number | null, norma = NORMA) => ({
  norma,
  unidade: 'g',
  minimo,
  maximo,
  carater: 'obrigatorio',
  certeza: 'verificado',
  observacao: null,
});

/** A reference with a minimum, ranges, and a maximum that comes from another norm. */
export const REFERENCIA_DE_TESTE: ReferenciaNutricional = {
  norma: NORMA,
  fonte: 'Diário Oficial',
  coberturaPct: 20,
  nutrientes: {
    caloria: limite(329, null),
    carboidrato: limite(45, 53),
    proteina: limite(8, 12),
    lipidio: limite(9, 13),
    sodio: limite(null, 600, 'Resolução nº 6/2020'),
  },
};

/** The total of one nutrient, in g. `ausentes`: the foods without data for it. */
export const totalDe = (nome: NutrienteDaFicha['nome'], valor: number, ausentes: string[] = []): NutrienteDaFicha => ({
  nome,
  valor,
  unidadeDeMedida: 'g',
  ausentes,
});

/** The answer of GET /fichas-tecnicas with these nutrients, and with nothing else to say. */
export const fichaDe = (nutrientes: NutrienteDaFicha[], resto: Partial<FichaTecnica> = {}): FichaTecnica => ({
  nutrientes,
  custo: { valor: 1, semPreco: [], comUltimaCompra: [], repasse: null, municipio: null },
  alergenicos: { contem: [], podeConter: [], naoConferidos: [] },
  pendencias: [],
  precos: [],
  rendimento: null,
  ...resto,
});

type AlimentoDeTeste = DadosDasFichas['alimentos'][number];
type PreparoDeTeste = DadosDasFichas['preparos'][number];
type UsoDeTeste = PreparoDeTeste['ingredientes'][number];

interface DadosDeTeste
  extends
    Pick<DadosDasFichas, 'nutrientes' | 'pratos'>,
    Partial<Pick<DadosDasFichas, 'alergenicos' | 'repasses' | 'regras' | 'creches'>> {
  alimentos: (Partial<AlimentoDeTeste> & Omit<AlimentoDeTeste, keyof typeof CONFERIDO>)[];
  preparos: (Partial<Omit<PreparoDeTeste, 'ingredientes'>> & {
    id: number;
    ingredientes: (Omit<UsoDeTeste, 'pesoBruto'> & Partial<Pick<UsoDeTeste, 'pesoBruto'>>)[];
  })[];
}

/** A food without a price, allergens and a classification. */
const CONFERIDO = {
  ...SEM_CLASSIFICACAO,
  altoEm: [] as AlimentoDeTeste['altoEm'],
  grauProcessamento: null,
  itemId: 1,
  preco: null,
  alergenicosContem: [] as string[],
  alergenicosPodeConter: [] as string[],
  alergenicosConferidos: true,
};

/** The answer of GET /fichas-tecnicas/dados: a part that is not given is empty, and a recipe serves one. */
export const dadosDasFichas = ({ alimentos, preparos, ...dados }: DadosDeTeste): DadosDasFichas => ({
  alergenicos: [],
  repasses: [],
  regras: [],
  creches: [],
  ...dados,
  alimentos: alimentos.map((alimento) => ({ ...CONFERIDO, ...alimento })),
  preparos: preparos.map(({ ingredientes, ...preparo }) => ({
    nome: `PREPARO ${preparo.id}`,
    porcoes: 1,
    pesoPronto: null,
    alergenicosPodeConter: [],
    ...preparo,
    ingredientes: ingredientes.map((uso) => ({ pesoBruto: null, ...uso })),
  })),
});

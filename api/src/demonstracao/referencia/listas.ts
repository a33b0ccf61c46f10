import {
  type ListaConvencao,
  MODALIDADES_ESCOLAR,
  NUTRIENTES,
  ROTULOS_MODALIDADE_ESCOLAR,
  ROTULOS_NUTRIENTE,
  ROTULOS_STATUS_AQUISICAO,
  ROTULOS_STATUS_COMPRA,
  ROTULOS_TIPO_PESSOA,
  ROTULOS_TIPO_REFEICAO,
  ROTULOS_UNIDADE_MEDIDA,
  ROTULOS_UNIDADE_PRODUTO,
  STATUS_AQUISICAO,
  STATUS_COMPRA,
  TIPOS_PESSOA,
  TIPOS_REFEICAO,
  UNIDADES_MEDIDA,
  UNIDADES_PRODUTO,
} from '@merenda/shared/contratos';

/** Codes and labels, in the order of the list. */
type Lista = readonly (readonly [nome: string, descricao: string])[];

const rotulada = <C extends string>(codigos: readonly C[], rotulos: Record<C, string>): Lista =>
  codigos.map((codigo) => [codigo, rotulos[codigo]]);

/**
 * The look-up lists that every installation starts with (specification 1, section 7); a municipality may extend them.
 */
export const LISTAS: Record<ListaConvencao, Lista> = {
  // Chapters of the composition table.
  'categorias-alimento': [
    ['CEREAIS', 'Cereais e derivados'],
    ['HORTALICAS', 'Verduras, hortaliças e derivados'],
    ['FRUTAS', 'Frutas e derivados'],
    ['GORDURAS', 'Gorduras e óleos'],
    ['PESCADOS', 'Pescados e frutos do mar'],
    ['CARNES', 'Carnes e derivados'],
    ['LEITE', 'Leite e derivados'],
    ['BEBIDAS', 'Bebidas'],
    ['OVOS', 'Ovos e derivados'],
    ['ACUCARADOS', 'Produtos açucarados'],
    ['MISCELANEAS', 'Miscelâneas'],
    ['INDUSTRIALIZADOS', 'Outros alimentos industrializados'],
    ['PREPARADOS', 'Alimentos preparados'],
    ['LEGUMINOSAS', 'Leguminosas e derivados'],
    ['NOZES', 'Nozes e sementes'],
  ],
  'tipos-componente-nutricional': rotulada(NUTRIENTES, ROTULOS_NUTRIENTE),
  'unidades-medida-nutricional': [
    ['kcal', 'Quilocaloria'],
    ['g', 'Grama'],
    ['mg', 'Miligrama'],
    ['mcg', 'Micrograma'],
  ],
  'formas-alimento': [
    ['CRU', 'Cru'],
    ['COZIDO', 'Cozido'],
    ['ASSADO', 'Assado'],
    ['GRELHADO', 'Grelhado'],
    ['REFOGADO', 'Refogado'],
    ['FRITO', 'Frito'],
    ['DESIDRATADO', 'Desidratado'],
    ['PRONTO', 'Pronto para consumo'],
  ],
  'tipos-refeicao': rotulada(TIPOS_REFEICAO, ROTULOS_TIPO_REFEICAO),
  'grupos-alimentares': [
    ['CEREAL', 'Cereais'],
    ['RAIZ_TUBERCULO', 'Raízes e tubérculos'],
    ['LEGUMINOSA', 'Leguminosas'],
    ['HORTALICA', 'Hortaliças'],
    ['FRUTA', 'Frutas'],
    ['CARNE_OVO', 'Carnes e ovos'],
    ['LEITE_DERIVADO', 'Leite e derivados'],
    ['GORDURA', 'Gorduras e óleos'],
    ['PAO_BOLO_BISCOITO', 'Pães, bolos e biscoitos'],
    ['TEMPERO', 'Temperos'],
    ['SAL', 'Sal'],
    ['ACUCAR', 'Açúcar'],
    ['CONSERVA', 'Conservas'],
    ['PRODUTO_CARNEO', 'Produtos cárneos'],
    ['LACTEO_ADOCADO', 'Lácteos adoçados'],
    ['MARGARINA', 'Margarinas'],
  ],
  'modalidades-escolar': rotulada(MODALIDADES_ESCOLAR, ROTULOS_MODALIDADE_ESCOLAR),
  // Lei Complementar 123/2006.
  'portes-empresa': [
    ['MEI', 'Microempreendedor individual'],
    ['ME', 'Microempresa'],
    ['EPP', 'Empresa de pequeno porte'],
    ['DEMAIS', 'Demais portes'],
    ['COOPERATIVA', 'Cooperativa'],
    ['ASSOCIACAO', 'Associação'],
  ],
  // Lei 14.133/2021, art. 28. Direct purchase is an acquisition type, not a modality.
  'modalidades-licitacao': [
    ['PREGAO', 'Pregão'],
    ['CONCORRENCIA', 'Concorrência'],
    ['CONCURSO', 'Concurso'],
    ['LEILAO', 'Leilão'],
    ['DIALOGO_COMPETITIVO', 'Diálogo competitivo'],
  ],
  // Lei 14.133/2021, art. 33.
  'tipos-licitacao': [
    ['MENOR_PRECO', 'Menor preço'],
    ['MAIOR_DESCONTO', 'Maior desconto'],
    ['MELHOR_TECNICA', 'Melhor técnica ou conteúdo artístico'],
    ['TECNICA_PRECO', 'Técnica e preço'],
    ['MAIOR_LANCE', 'Maior lance (leilão)'],
    ['MAIOR_RETORNO', 'Maior retorno econômico'],
  ],
  'fontes-recurso': [
    ['PNAE_FNDE', 'PNAE/FNDE (federal)'],
    ['RECURSO_PROPRIO', 'Recursos próprios do município'],
    ['SALARIO_EDUCACAO', 'Salário-educação (QSE)'],
    ['ESTADUAL', 'Repasse ou convênio estadual'],
    ['OUTRAS', 'Outras fontes'],
  ],
  'status-aquisicao': rotulada(STATUS_AQUISICAO, ROTULOS_STATUS_AQUISICAO),
  'status-compra': rotulada(STATUS_COMPRA, ROTULOS_STATUS_COMPRA),
  'unidades-medida': rotulada(UNIDADES_MEDIDA, ROTULOS_UNIDADE_MEDIDA),
  'tipos-pessoa': rotulada(TIPOS_PESSOA, ROTULOS_TIPO_PESSOA),
  cargos: [
    ['GESTOR', 'Gestor(a) da alimentação escolar'],
    ['SECRETARIO', 'Secretário(a) de educação'],
    ['DIRETOR', 'Diretor(a) de escola'],
    ['SECRETARIO_ESCOLAR', 'Secretário(a) escolar'],
    ['COMPRADOR', 'Comprador(a)'],
    ['ESTOQUISTA', 'Estoquista'],
    ['MERENDEIRA', 'Merendeira(o)'],
    ['AUXILIAR_COZINHA', 'Auxiliar de cozinha'],
    ['OUTRO', 'Outro'],
  ],
  'unidades-produto': rotulada(UNIDADES_PRODUTO, ROTULOS_UNIDADE_PRODUTO),
  // Annex III of RDC 727/2022 (ANVISA), and the two warnings of their own: gluten (Lei 10.674/2003) and lactose.
  alergenicos: [
    ['TRIGO', 'Trigo'],
    ['CENTEIO', 'Centeio'],
    ['CEVADA', 'Cevada'],
    ['AVEIA', 'Aveia'],
    ['CRUSTACEOS', 'Crustáceos'],
    ['OVOS', 'Ovos'],
    ['PEIXES', 'Peixes'],
    ['AMENDOIM', 'Amendoim'],
    ['SOJA', 'Soja'],
    ['LEITE', 'Leite'],
    ['AMENDOA', 'Amêndoa'],
    ['AVELA', 'Avelã'],
    ['CASTANHA_DE_CAJU', 'Castanha-de-caju'],
    ['CASTANHA_DO_BRASIL', 'Castanha-do-brasil'],
    ['MACADAMIA', 'Macadâmia'],
    ['NOZES', 'Nozes'],
    ['PECA', 'Pecã'],
    ['PISTACHE', 'Pistache'],
    ['PINOLI', 'Pinoli'],
    ['CASTANHA', 'Castanha'],
    ['LATEX', 'Látex natural'],
    ['GLUTEN', 'Glúten'],
    ['LACTOSE', 'Lactose'],
  ],
};

/**
 * Names of `/patologias`; the first eight kinds are in Resolução CD/FNDE nº 26/2013, art. 14, § 5º, the others are
 * common practice.
 */
export const PATOLOGIAS = [
  'DOENÇA CELÍACA',
  'DIABETES',
  'HIPERTENSÃO',
  'ANEMIA',
  'INTOLERÂNCIA À LACTOSE',
  'APLV (ALERGIA À PROTEÍNA DO LEITE DE VACA)',
  'ALERGIA A OVO',
  'ALERGIA A SOJA',
  'ALERGIA A AMENDOIM',
  'FENILCETONÚRIA',
  'OBESIDADE',
  'DISLIPIDEMIA',
  'SELETIVIDADE ALIMENTAR (TEA)',
];

/** School stages with the age bands of the national reference, youngest first. */
export const ETAPAS = [
  { etapa: 'CRECHE', codigo: '7-11m', faixa: '7 a 11 meses' },
  { etapa: 'CRECHE', codigo: '1-3a', faixa: '1 a 3 anos' },
  { etapa: 'PRÉ-ESCOLA', codigo: '4-5a', faixa: '4 a 5 anos' },
  { etapa: 'FUNDAMENTAL', codigo: '6-10a', faixa: '6 a 10 anos' },
  { etapa: 'FUNDAMENTAL', codigo: '11-15a', faixa: '11 a 15 anos' },
  { etapa: 'MÉDIO', codigo: '16-18a', faixa: '16 a 18 anos' },
  { etapa: 'EJA', codigo: '19-30a', faixa: '19 a 30 anos' },
  { etapa: 'EJA', codigo: '31-60a', faixa: '31 a 60 anos' },
] as const;
export type CodigoDeFaixa = (typeof ETAPAS)[number]['codigo'];

const MACRO = 'Macronutrientes';
const VITAMINAS = 'Vitaminas';
const MINERAIS = 'Minerais';

/** Group and unit of each nutrient. */
export const COMPONENTES: Record<(typeof NUTRIENTES)[number], { grupo: string; unidade: string }> = {
  caloria: { grupo: 'Energia', unidade: 'kcal' },
  carboidrato: { grupo: MACRO, unidade: 'g' },
  proteina: { grupo: MACRO, unidade: 'g' },
  lipidio: { grupo: MACRO, unidade: 'g' },
  fibra: { grupo: MACRO, unidade: 'g' },
  vitamina_a: { grupo: VITAMINAS, unidade: 'mcg' },
  vitamina_c: { grupo: VITAMINAS, unidade: 'mg' },
  calcio: { grupo: MINERAIS, unidade: 'mg' },
  ferro: { grupo: MINERAIS, unidade: 'mg' },
  magnesio: { grupo: MINERAIS, unidade: 'mg' },
  zinco: { grupo: MINERAIS, unidade: 'mg' },
  sodio: { grupo: MINERAIS, unidade: 'mg' },
};

/** The code of a table as one of a list. Throws when it is not in the list. */
export function umDe<const T extends readonly string[]>(codigos: T, codigo: string): T[number] {
  const achado = codigos.find((c) => c === codigo);
  if (achado === undefined) throw new Error(`unknown code: ${codigo}`);
  return achado;
}

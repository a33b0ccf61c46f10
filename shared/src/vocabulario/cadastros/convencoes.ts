/** Last part of `/convencoes/<lista>`: the look-up lists. */
export const LISTAS_CONVENCAO = [
  'categorias-alimento',
  'tipos-componente-nutricional',
  'unidades-medida-nutricional',
  'formas-alimento',
  'tipos-refeicao',
  'grupos-alimentares',
  'modalidades-escolar',
  'portes-empresa',
  'modalidades-licitacao',
  'tipos-licitacao',
  'fontes-recurso',
  'status-aquisicao',
  'status-compra',
  'unidades-medida',
  'tipos-pessoa',
  'cargos',
  'unidades-produto',
  'alergenicos',
] as const;
export type ListaConvencao = (typeof LISTAS_CONVENCAO)[number];

/** The lists as CONFIGURACOES sees them. */
export const ROTULOS_LISTA_CONVENCAO: Record<ListaConvencao, string> = {
  'categorias-alimento': 'Categorias de alimento',
  'tipos-componente-nutricional': 'Nutrientes',
  'unidades-medida-nutricional': 'Unidades dos nutrientes',
  'formas-alimento': 'Formas do alimento',
  'tipos-refeicao': 'Tipos de refeição',
  'grupos-alimentares': 'Grupos alimentares',
  'modalidades-escolar': 'Modalidades escolares',
  'portes-empresa': 'Portes de empresa',
  'modalidades-licitacao': 'Modalidades de licitação',
  'tipos-licitacao': 'Tipos de licitação',
  'fontes-recurso': 'Fontes de recurso',
  'status-aquisicao': 'Situações da aquisição',
  'status-compra': 'Situações da solicitação de compra',
  'unidades-medida': 'Unidades de medida',
  'tipos-pessoa': 'Tipos de pessoa',
  cargos: 'Cargos',
  'unidades-produto': 'Embalagens de produto',
  alergenicos: 'Alergênicos',
};

/** Why a list cannot be changed: rules depend on its codes, or a law closes it. The other lists can be changed. */
export const MOTIVOS_DE_LISTA_FIXA: Partial<Record<ListaConvencao, string>> = {
  'tipos-componente-nutricional': 'A ficha técnica e as referências nacionais calculam com estes nutrientes.',
  'unidades-medida-nutricional': 'A ficha técnica e as referências nacionais são escritas nestas unidades.',
  'tipos-refeicao': 'Os cardápios, o calendário e a execução dependem destes tipos.',
  'grupos-alimentares': 'Nenhum cadastro escolhe uma opção desta lista.',
  'modalidades-escolar': 'As referências nacionais são definidas para estas modalidades.',
  'modalidades-licitacao': 'São as da Lei 14.133/2021, art. 28, que não permite outras.',
  'tipos-licitacao': 'São os critérios de julgamento da Lei 14.133/2021, art. 33.',
  'status-aquisicao': 'As regras da aquisição dependem destas situações.',
  'status-compra': 'As regras da solicitação de compra dependem destas situações.',
  'unidades-medida': 'As conversões de quantidades dependem destas unidades.',
  'tipos-pessoa': 'O tipo decide o que é obrigatório: cargo, CNH ou CRN.',
};

import { api, usePorPin } from '@merenda/shared';
import { FALTAS_DA_UNIDADE, ROTULOS_FALTA_DA_UNIDADE, type UnidadeDeHoje } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import {
  ListaDeRegistros,
  opcoesDe,
  StatusTag,
  useListaPaginada,
  type AcaoDeLinha,
  type CampoPerguntado,
  type Coluna,
} from '@merenda/shared/ui';
import { useNavigate } from 'react-router-dom';
import { FAMILIAS } from '../familias.js';

const CAMPOS: readonly CampoPerguntado[] = [
  { campo: 'nome', rotulo: 'Unidade', principal: true },
  { tipo: 'opcao', campo: 'falta', rotulo: 'O que falta', opcoes: opcoesDe(ROTULOS_FALTA_DA_UNIDADE) },
];

const COLUNAS: readonly Coluna<UnidadeDeHoje>[] = [
  { titulo: 'Unidade', principal: true, valor: ({ nome }) => nomeProprio(nome), ordem: 'unidade' },
  {
    titulo: 'Na semana',
    valor: ({ cardapioNaSemana }) =>
      cardapioNaSemana ? (
        <StatusTag tom="sucesso" rotulo="Vinculado" />
      ) : (
        // The whole label of the filter does not fit a card on a phone.
        <StatusTag tom="atencao" rotulo="Sem cardápio" />
      ),
  },
  { titulo: 'Hoje', valor: (unidade) => <Hoje {...unidade} /> },
];

function Hoje({ cardapioHoje, comAulaHoje, executou }: UnidadeDeHoje) {
  if (executou) return <StatusTag tom="sucesso" rotulo="Com execução" />;
  if (!cardapioHoje) return <StatusTag tom="neutro" rotulo="Sem cardápio hoje" />;
  if (!comAulaHoje) return <StatusTag tom="neutro" rotulo="Sem aula hoje" />;
  return <StatusTag tom="atencao" rotulo={ROTULOS_FALTA_DA_UNIDADE.SEM_EXECUCAO} />;
}

/** The units of the user and what each has today, for the choice of the one to work on. */
export function UnidadesDeHoje({ aoEscolher }: { aoEscolher: (unidade: number) => void }) {
  const navigate = useNavigate();
  const porPin = usePorPin();
  const paginas = useListaPaginada({
    chave: [...FAMILIAS.doDia, 'unidades'],
    campos: CAMPOS,
    ordens: ['unidade'],
    ler: ({ nome, falta }, pedida, signal) =>
      api.get('hoje/unidades/pagina', {
        busca: { nome: nome?.toString(), falta: FALTAS_DA_UNIDADE.find((uma) => uma === falta), ...pedida },
        signal,
      }),
  });
  const acoes: AcaoDeLinha<UnidadeDeHoje>[] = [
    { rotulo: 'Executar', principal: ({ cardapioHoje }) => cardapioHoje, aoAcionar: ({ id }) => aoEscolher(id) },
    ...(porPin
      ? []
      : [
          {
            rotulo: 'Abrir o calendário',
            principal: ({ cardapioHoje }: UnidadeDeHoje) => !cardapioHoje,
            aoAcionar: ({ id }: UnidadeDeHoje) => void navigate(`/cardapio-calendario?unidade=${id}`),
          },
        ]),
  ];
  return (
    <ListaDeRegistros
      rotulo="Unidades"
      paginas={paginas}
      colunas={COLUNAS}
      nomeDaLinha={({ nome }) => nomeProprio(nome)}
      acoes={acoes}
      vazio="Nenhuma unidade está ligada ao seu usuário. Peça o acesso a quem cuida dos usuários."
    />
  );
}

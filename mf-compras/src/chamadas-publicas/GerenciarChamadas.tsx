import { CAMPOS_DA_CHAMADA, ROTULOS_STATUS_CHAMADA, type ChamadaPublicaResumo } from '@merenda/shared/contratos';
import { MAQUINA_CHAMADA, recusaOutroContrato, type AcaoChamada } from '@merenda/shared/regras';
import {
  editar,
  IdExibido,
  ModalComMotivo,
  opcoesDe,
  TelaGerenciar,
  useColunas,
  useExibido,
  ver,
  type AcaoDeLinha,
  type CampoDeBusca,
} from '@merenda/shared/ui';
import { useState } from 'react';
import { useCancelarChamada, useChamadas, type AtoDaChamada } from './chamadas.api.js';
import { CHAMADA } from './entidade.js';
import { ModalContrato } from './ModalContrato.js';
import { ModalDetalhesChamada } from './ModalDetalhesChamada.js';
import { ModalEdicaoChamada } from './ModalEdicaoChamada.js';
import { ModalProjetos } from './ModalProjetos.js';
import { SituacaoChamada } from './situacao.js';
import { useAto } from './useAto.js';

interface Aberto {
  modal: 'edicao' | 'projetos' | 'contrato' | 'cancelamento';
  chamada: ChamadaPublicaResumo;
}

/** '/chamadas-publicas'. */
export default function GerenciarChamadas() {
  const agir = useAto();
  const { exibir } = useExibido();
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const abrir = (modal: Aberto['modal']) => (chamada: ChamadaPublicaResumo) => setAberto({ modal, chamada });
  const ato = (rotulo: string, nome: AtoDaChamada): AcaoDeLinha<ChamadaPublicaResumo> => ({
    rotulo,
    impedimento: impedimento(nome),
    aoAcionar: ({ id }) => void agir(nome, id),
  });
  const colunas = useColunas<ChamadaPublicaResumo, keyof typeof CAMPOS_DA_CHAMADA>(CAMPOS_DA_CHAMADA, {
    nomes: NA_TELA,
    desenhos: DESENHOS,
  });
  const acoes: AcaoDeLinha<ChamadaPublicaResumo>[] = [
    ver(exibir),
    editar(abrir('edicao'), { impedimento: impedimento('editar') }),
    ato('Publicar', 'publicar'),
    { rotulo: 'Projetos de venda', impedimento: impedimento('receberProjetos'), aoAcionar: abrir('projetos') },
    ato('Classificar', 'classificar'),
    ato('Homologar', 'homologar'),
    { rotulo: 'Gerar contrato', impedimento: semContrato, aoAcionar: abrir('contrato') },
    { rotulo: 'Cancelar', perigo: true, impedimento: impedimento('cancelar'), aoAcionar: abrir('cancelamento') },
  ];
  return (
    <TelaGerenciar<ChamadaPublicaResumo>
      titulo="Chamadas Públicas"
      consulta={useChamadas()}
      busca={BUSCA}
      colunas={colunas}
      acoes={acoes}
      nomeDaLinha={({ numero, ano }) => `${numero}/${ano}`}
      cadastro="/cadastrar-chamada-publica"
      vazio="Nenhuma chamada pública cadastrada."
    >
      <IdExibido>{(id, aoFechar) => <ModalDetalhesChamada id={id} aoFechar={aoFechar} />}</IdExibido>
      {aberto && <ModalAberto {...aberto} aoFechar={() => setAberto(null)} />}
    </TelaGerenciar>
  );
}

function ModalAberto({ modal, chamada, aoFechar }: Aberto & { aoFechar: () => void }) {
  switch (modal) {
    case 'edicao':
      return <ModalEdicaoChamada id={chamada.id} aoFechar={aoFechar} />;
    case 'projetos':
      return <ModalProjetos id={chamada.id} aoFechar={aoFechar} />;
    case 'contrato':
      return <ModalContrato chamada={chamada} aoFechar={aoFechar} />;
    case 'cancelamento':
      return <ModalCancelamento id={chamada.id} aoFechar={aoFechar} />;
  }
}

function ModalCancelamento({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const { mutateAsync: cancelar } = useCancelarChamada(id);
  return (
    <ModalComMotivo
      entidade={CHAMADA}
      verbo="cancelar"
      rotuloSalvar="Cancelar Chamada Pública"
      linhas={4}
      aoSalvar={(cancelamento) => cancelar(cancelamento)}
      aoFechar={aoFechar}
    />
  );
}

const NA_TELA = ['numero', 'objeto', 'dataAbertura', 'prazo', 'aquisicao', 'status'] as const;
const DESENHOS = { status: ({ status }: ChamadaPublicaResumo) => <SituacaoChamada status={status} /> };
const BUSCA: readonly CampoDeBusca<ChamadaPublicaResumo>[] = [
  { campo: 'numero', rotulo: 'Número', texto: ({ numero, ano }) => `${numero}/${ano}` },
  {
    tipo: 'opcao',
    campo: 'status',
    rotulo: 'Situação',
    artigo: 'a',
    opcoes: opcoesDe(ROTULOS_STATUS_CHAMADA),
    valor: ({ status }) => status,
  },
];

const impedimento =
  (acao: AcaoChamada) =>
  ({ status }: ChamadaPublicaResumo) =>
    MAQUINA_CHAMADA.recusa(acao, status);

/** A call makes its contract once. */
const semContrato = ({ status, aquisicao }: ChamadaPublicaResumo): string | null =>
  aquisicao === null ? MAQUINA_CHAMADA.recusa('contratar', status) : recusaOutroContrato(aquisicao.numero);

import { ErroApi } from '@merenda/shared';
import type { Aquisicao } from '@merenda/shared/contratos';
import { edicaoDe, EstadoErro, ModalFormulario } from '@merenda/shared/ui';
import { Modal, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { lerAquisicao, useAlterarAquisicao, useAquisicao } from './aquisicoes.api.js';
import { CamposAquisicao } from './CamposAquisicao.js';
import { AQUISICAO } from './entidade.js';
import { errosDoServidor, SEM_ERROS } from './erros-das-propostas.js';
import { deAquisicao, paraCorpo, type RascunhoAquisicao } from './rascunho.js';

interface ModalEdicaoAquisicaoProps {
  id: number;
  aoFechar: () => void;
}

/** Edits a PENDENTE acquisition, as it is on the server when the modal opens. */
export function ModalEdicaoAquisicao({ id, aoFechar }: ModalEdicaoAquisicaoProps) {
  // The form keeps the data that was read on opening: a later read must not change it during an edit.
  const [lida, setLida] = useState<Aquisicao | null>(null);
  return lida === null ? (
    <Leitura id={id} aoLer={setLida} aoFechar={aoFechar} />
  ) : (
    <Edicao aquisicao={lida} aoFechar={aoFechar} />
  );
}

/** Removed once the acquisition is read, so that nothing reads it again after it is saved. */
function Leitura({ id, aoLer, aoFechar }: ModalEdicaoAquisicaoProps & { aoLer: (aquisicao: Aquisicao) => void }) {
  const { data, error, isFetchedAfterMount, refetch } = useAquisicao(id);
  useEffect(() => {
    if (data !== undefined && isFetchedAfterMount) aoLer(data);
  }, [aoLer, data, isFetchedAfterMount]);
  return (
    <Modal title={TITULO} open onCancel={aoFechar} footer={null} width={LARGURA}>
      {error !== null ? <EstadoErro erro={error} aoTentar={() => void refetch()} /> : <Skeleton active />}
    </Modal>
  );
}

const TITULO = 'Edição de Licitação/Contrato';
const LARGURA = 1140;

function Edicao({ aquisicao, aoFechar }: { aquisicao: Aquisicao; aoFechar: () => void }) {
  const { mutateAsync: alterar } = useAlterarAquisicao(aquisicao.id);
  const [valores] = useState(() => deAquisicao(aquisicao));
  const [recusas, setRecusas] = useState(SEM_ERROS);

  async function salvar(editados: RascunhoAquisicao, { versao }: { versao: number }): Promise<void> {
    try {
      await alterar({ ...paraCorpo(editados), versao });
    } catch (erro) {
      if (erro instanceof ErroApi) setRecusas(errosDoServidor(erro.campos));
      throw erro;
    }
  }

  return (
    <ModalFormulario<RascunhoAquisicao>
      entidade={AQUISICAO}
      titulo={TITULO}
      largura={LARGURA}
      valores={valores}
      edicao={edicaoDe(aquisicao, lerAquisicao, deAquisicao)}
      aoSalvar={salvar}
      aoFechar={aoFechar}
    >
      {/* As observed, a direct purchase is chosen at registration only (specification 2, section 2.2). */}
      <CamposAquisicao
        recusas={recusas}
        tipos={aquisicao.aquisicaoTipo === 'DIRETA' ? ['DIRETA'] : ['LICITACAO', 'CHAMADA']}
      />
    </ModalFormulario>
  );
}

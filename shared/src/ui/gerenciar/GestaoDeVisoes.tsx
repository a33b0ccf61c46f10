import type { ListaComVisoes, Visao } from '@merenda/shared/contratos';
import { Modal } from 'antd';
import { useState } from 'react';
import { confirmarEExecutar } from '../envio/executar.js';
import { frases } from '../formulario/entidade.js';
import { editar, excluir } from './AcoesDaLinha.js';
import { ModalDaVisao } from './ModalDaVisao.js';
import { Tabela, type Coluna } from './Tabela.js';
import { useExcluirVisao, VISAO } from './visoes.api.js';

const COLUNAS: Coluna<Visao>[] = [
  { titulo: 'Nome', valor: ({ nome }) => nome },
  { titulo: 'Quem vê', valor: ({ compartilhada }) => (compartilhada ? 'Quem abre a lista' : 'Só você') },
];

interface GestaoDeVisoesProps {
  lista: ListaComVisoes;
  /** Those that the user may change. */
  visoes: Visao[];
  compartilha: boolean;
  aoFechar: () => void;
}

/** The views of a list that the user may rename, share and delete. */
export function GestaoDeVisoes({ lista, visoes, compartilha, aoFechar }: GestaoDeVisoesProps) {
  const [aberto, setAberto] = useState(true);
  const [editada, setEditada] = useState<Visao | null>(null);
  const { mutateAsync: excluirVisao } = useExcluirVisao();
  return (
    <Modal
      title="Gerenciar visões"
      open={aberto}
      footer={null}
      width={640}
      onCancel={() => setAberto(false)}
      afterClose={aoFechar}
    >
      <Tabela
        rotulo="Visões"
        chave={({ id }) => id}
        linhas={visoes}
        colunas={COLUNAS}
        nomeDaLinha={({ nome }) => nome}
        vazio="Nenhuma visão desta lista."
        acoes={[
          editar(setEditada),
          excluir(
            ({ id }: Visao) =>
              void confirmarEExecutar({
                mensagem: frases(VISAO).excluir,
                perigo: true,
                acao: () => excluirVisao(id),
                sucesso: frases(VISAO).excluido,
              }),
          ),
        ]}
      />
      {editada && (
        <ModalDaVisao
          lista={lista}
          parametros={editada.parametros}
          visao={editada}
          compartilha={compartilha}
          aoFechar={() => setEditada(null)}
        />
      )}
    </Modal>
  );
}

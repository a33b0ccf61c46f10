import { consultasDeVisoes } from '@merenda/shared/consultas';
import type { ListaComVisoes, Visao } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
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
  /** Whether the user may share views of the list. */
  compartilha: boolean;
  aoFechar: () => void;
}

/** The views that the user may change: their own, and the shared ones if the user may share. */
export const visoesDoUsuario = (visoes: readonly Visao[], compartilha: boolean): Visao[] =>
  visoes.filter(({ compartilhada }) => compartilha || !compartilhada);

/** The views of a list that the user may rename, share and delete. */
export function GestaoDeVisoes({ lista, compartilha, aoFechar }: GestaoDeVisoesProps) {
  const { data: visoes = [] } = useQuery(consultasDeVisoes.daLista(lista));
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
        linhas={visoesDoUsuario(visoes, compartilha)}
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

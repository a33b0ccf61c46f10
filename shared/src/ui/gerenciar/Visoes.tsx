import { useSessao } from '@merenda/shared';
import { consultasDeVisoes } from '@merenda/shared/consultas';
import type { ListaComVisoes, Visao } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { podeCompartilharVisoes } from '@merenda/shared/regras';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Spin, Typography } from 'antd';
import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BotaoComPainel } from '../tela/BotaoComPainel.js';
import { EstadoErro } from '../tela/EstadoErro.js';
import { GestaoDeVisoes } from './GestaoDeVisoes.js';
import { ModalDaVisao } from './ModalDaVisao.js';
import { semRegistro } from './useExibido.js';

/**
 * The saved views of a list: a menu that shows the list as a view says, saves what it shows now, and renames, shares and
 * deletes. What the list shows must be in its address.
 */
export function Visoes({ lista }: { lista: ListaComVisoes }) {
  const [aberto, setAberto] = useState(false);
  const [modal, setModal] = useState<'salvar' | 'gerenciar' | null>(null);
  const [parametros] = useSearchParams();
  const navigate = useNavigate();
  const permissoes = useSessao(({ auth }) => auth.usuario?.permissoes ?? []);
  const consulta = useQuery({ ...consultasDeVisoes.daLista(lista), enabled: aberto || modal !== null });
  const atual = semRegistro(parametros);
  const compartilha = podeCompartilharVisoes(permissoes, lista);
  const { data: visoes = [] } = consulta;
  const suas = visoes.filter(({ compartilhada }) => compartilha || !compartilhada);

  function abrirModal(qual: 'salvar' | 'gerenciar'): void {
    setAberto(false);
    setModal(qual);
  }
  const grupo = (titulo: string, quais: Visao[]) => (
    <Grupo
      titulo={titulo}
      visoes={quais}
      atual={atual}
      aoEscolher={(visao) => {
        setAberto(false);
        void navigate({ search: visao.parametros });
      }}
    />
  );

  return (
    <>
      <BotaoComPainel rotulo="Visões" aberto={aberto} aoMudar={setAberto}>
        {consulta.isPending && <Spin description="Carregando…" />}
        {consulta.isError && (
          <EstadoErro erro={consulta.error} aoTentar={() => void consulta.refetch()} tentando={consulta.isFetching} />
        )}
        {grupo(
          'Suas visões',
          visoes.filter(({ compartilhada }) => !compartilhada),
        )}
        {grupo(
          'Compartilhadas',
          visoes.filter(({ compartilhada }) => compartilhada),
        )}
        <Button type="text" onClick={() => abrirModal('salvar')}>
          Salvar esta visão…
        </Button>
        {suas.length > 0 && (
          <Button type="text" onClick={() => abrirModal('gerenciar')}>
            Gerenciar visões…
          </Button>
        )}
      </BotaoComPainel>
      {modal === 'salvar' && (
        <ModalDaVisao lista={lista} parametros={atual} compartilha={compartilha} aoFechar={() => setModal(null)} />
      )}
      {modal === 'gerenciar' && (
        <GestaoDeVisoes lista={lista} visoes={suas} compartilha={compartilha} aoFechar={() => setModal(null)} />
      )}
    </>
  );
}

interface GrupoProps {
  titulo: string;
  visoes: readonly Visao[];
  /** What the list shows. */
  atual: string;
  aoEscolher: (visao: Visao) => void;
}

/** Views under a heading; nothing without views. */
function Grupo({ titulo, visoes, atual, aoEscolher }: GrupoProps) {
  const id = useId();
  if (visoes.length === 0) return null;
  return (
    <Flex vertical role="group" aria-labelledby={id}>
      <Typography.Text id={id} type="secondary">
        {titulo}
      </Typography.Text>
      {visoes.map((visao) => (
        <Button
          key={visao.id}
          type="text"
          aria-current={visao.parametros === atual ? 'true' : undefined}
          style={{ whiteSpace: 'normal', height: 'auto', ...(visao.parametros === atual && { fontWeight: 600 }) }}
          onClick={() => aoEscolher(visao)}
        >
          {visao.nome}
          {visao.autor !== null && ` (de ${nomeProprio(visao.autor)})`}
        </Button>
      ))}
    </Flex>
  );
}

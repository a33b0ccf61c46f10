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
import { GestaoDeVisoes, visoesDoUsuario } from './GestaoDeVisoes.js';
import { ModalDaVisao } from './ModalDaVisao.js';
import { semRegistro } from './useExibido.js';

/**
 * The saved views of a list: a menu that shows the list as a view says, saves what it shows now, and renames, shares and
 * deletes. What the list shows must be in its address.
 */
export function Visoes({ lista }: { lista: ListaComVisoes }) {
  const [modal, setModal] = useState<'salvar' | 'gerenciar' | null>(null);
  const [parametros] = useSearchParams();
  const permissoes = useSessao(({ auth }) => auth.usuario?.permissoes ?? []);
  const atual = semRegistro(parametros);
  const compartilha = podeCompartilharVisoes(permissoes, lista);
  return (
    <>
      <BotaoComPainel rotulo="Visões">
        {(fechar) => (
          <MenuDeVisoes
            lista={lista}
            atual={atual}
            compartilha={compartilha}
            aoFechar={fechar}
            aoAbrirModal={setModal}
          />
        )}
      </BotaoComPainel>
      {modal === 'salvar' && (
        <ModalDaVisao lista={lista} parametros={atual} compartilha={compartilha} aoFechar={() => setModal(null)} />
      )}
      {modal === 'gerenciar' && (
        <GestaoDeVisoes lista={lista} compartilha={compartilha} aoFechar={() => setModal(null)} />
      )}
    </>
  );
}

interface MenuDeVisoesProps {
  lista: ListaComVisoes;
  /** What the list shows. */
  atual: string;
  compartilha: boolean;
  aoFechar: () => void;
  aoAbrirModal: (qual: 'salvar' | 'gerenciar') => void;
}

function MenuDeVisoes({ lista, atual, compartilha, aoFechar, aoAbrirModal }: MenuDeVisoesProps) {
  const navigate = useNavigate();
  const consulta = useQuery(consultasDeVisoes.daLista(lista));
  const { data: visoes = [] } = consulta;
  const grupo = (titulo: string, quais: Visao[]) => (
    <Grupo
      titulo={titulo}
      visoes={quais}
      atual={atual}
      aoEscolher={(visao) => {
        aoFechar();
        void navigate({ search: visao.parametros });
      }}
    />
  );
  function abrirModal(qual: 'salvar' | 'gerenciar'): void {
    aoFechar();
    aoAbrirModal(qual);
  }
  return (
    <>
      {consulta.isPending && <Spin description="Carregando…" />}
      {consulta.isError && <EstadoErro consulta={consulta} />}
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
      {visoesDoUsuario(visoes, compartilha).length > 0 && (
        <Button type="text" onClick={() => abrirModal('gerenciar')}>
          Gerenciar visões…
        </Button>
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

import { consultasDeUsuarios } from '@merenda/shared/consultas';
import { ROTULOS_ACAO_AUDITADA, ROTULOS_ENTIDADE_AUDITADA } from '@merenda/shared/contratos';
import { compararTextos } from '@merenda/shared/formatos';
import { EntradaData, opcoesDe, SelectOpcoes, type Opcao } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Col, Flex, Row } from 'antd';
import { useId, type ReactElement } from 'react';
import type { BuscaNaAuditoria } from './auditoria.api.js';

const emOrdem = <C extends string>(opcoes: Opcao<C>[]) => opcoes.sort((a, b) => compararTextos(a.rotulo, b.rotulo));
const ENTIDADES = emOrdem(opcoesDe(ROTULOS_ENTIDADE_AUDITADA));
const ACOES = emOrdem(opcoesDe(ROTULOS_ACAO_AUDITADA));

interface FiltroDaAuditoriaProps {
  busca: BuscaNaAuditoria;
  aoMudar: (busca: BuscaNaAuditoria) => void;
}

/** Filters by entity, author, action and time; each change of a filter searches at once. */
export function FiltroDaAuditoria({ busca, aoMudar }: FiltroDaAuditoriaProps) {
  const usuarios = useQuery(consultasDeUsuarios.lista());
  const pessoas = usuarios.data?.map(({ id, pessoa }) => ({ valor: id, rotulo: pessoa.nome }));
  const mudar = (parte: BuscaNaAuditoria) => aoMudar({ ...busca, ...parte });
  return (
    <Row gutter={[16, 8]} role="search" style={{ marginBottom: 16 }}>
      <Filtro
        rotulo="Registro"
        controle={(id) => (
          <SelectOpcoes
            id={id}
            allowClear
            placeholder="Todos"
            opcoes={ENTIDADES}
            value={busca.entidade}
            onChange={(entidade) => mudar({ entidade })}
          />
        )}
      />
      <Filtro
        rotulo="Ação"
        controle={(id) => (
          <SelectOpcoes
            id={id}
            allowClear
            placeholder="Todas"
            opcoes={ACOES}
            value={busca.acao}
            onChange={(acao) => mudar({ acao })}
          />
        )}
      />
      <Filtro
        rotulo="Quem"
        controle={(id) => (
          <SelectOpcoes
            id={id}
            allowClear
            placeholder="Todos"
            opcoes={pessoas}
            consulta={usuarios}
            value={busca.usuario}
            onChange={(usuario) => mudar({ usuario })}
          />
        )}
      />
      <Filtro
        rotulo="De"
        controle={(id) => (
          <EntradaData id={id} ate={busca.ate} value={busca.de} onChange={(de) => mudar({ de: de ?? undefined })} />
        )}
      />
      <Filtro
        rotulo="Até"
        controle={(id) => (
          <EntradaData
            id={id}
            desde={busca.de}
            value={busca.ate}
            onChange={(ate) => mudar({ ate: ate ?? undefined })}
          />
        )}
      />
    </Row>
  );
}

function Filtro({ rotulo, controle }: { rotulo: string; controle: (id: string) => ReactElement }) {
  const id = useId();
  return (
    <Col xs={24} sm={12} lg={8}>
      <Flex vertical gap={4}>
        <label htmlFor={id}>{rotulo}</label>
        {controle(id)}
      </Flex>
    </Col>
  );
}

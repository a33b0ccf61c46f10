import { Button, Col, Flex, Input, Row } from 'antd';
import { memo, useId, useState, type Ref } from 'react';
import { SelectOpcoes } from '../campos/SelectOpcoes.js';
import { useTelaEstreita } from '../tela/useTelaEstreita.js';
import type { CampoPerguntado, Criterios, MudarCriterios } from './filtro.js';

interface CamposDeBuscaProps {
  campos: readonly CampoPerguntado[];
  criterios: Criterios;
  aoMudar: MudarCriterios;
  /** Called when a field is left. */
  aoSair?: () => void;
  /** Called by ↓ in a field of text: goes to the rows. Returns whether there are any. */
  aoDescer?: () => boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The search fields above a table; each change searches at once. */
export function CamposDeBusca({ campos, criterios, aoMudar, aoSair, aoDescer, ref }: CamposDeBuscaProps) {
  const estreita = useTelaEstreita();
  const [todos, setTodos] = useState(false);
  const primeiro = campos.find((campo) => 'principal' in campo && campo.principal) ?? campos[0];
  const outros = campos.length - 1;
  // On a phone five fields would leave no room for the first row. The words below tell the fields that are searched.
  const recolhidos = estreita && outros > 1;
  const mostrados = recolhidos && primeiro && !todos ? [primeiro] : campos;
  const dia = (campo: string | undefined) => (campo === undefined ? undefined : emTexto(criterios[campo]));
  return (
    <Row ref={ref} gutter={[16, 8]} role="search" onBlur={aoSair} style={{ marginBottom: 16 }}>
      {mostrados.map((campo) => (
        <Col key={campo.campo} xs={24} sm={12} lg={8}>
          <Busca
            campo={campo}
            valor={criterios[campo.campo]}
            desde={campo.tipo === 'data' ? dia(campo.desde) : undefined}
            ate={campo.tipo === 'data' ? dia(campo.ate) : undefined}
            aoMudarCriterios={aoMudar}
            aoDescer={aoDescer}
          />
        </Col>
      ))}
      {recolhidos && (
        <Col xs={24}>
          <Button aria-expanded={todos} onClick={() => setTodos(!todos)}>
            {todos ? 'Menos campos de busca' : `Mais ${String(outros)} campos de busca`}
          </Button>
        </Col>
      )}
    </Row>
  );
}

const emTexto = (valor: string | number | undefined) => (valor === undefined ? undefined : String(valor));

interface BuscaProps {
  campo: CampoPerguntado;
  valor: string | number | undefined;
  /** Of a day: the first and the last that may be chosen. */
  desde: string | undefined;
  ate: string | undefined;
  aoMudarCriterios: MudarCriterios;
  aoDescer: CamposDeBuscaProps['aoDescer'];
}

/** A key in one field draws no other field again. */
const Busca = memo(function Busca({ campo, valor, desde, ate, aoMudarCriterios, aoDescer }: BuscaProps) {
  const id = useId();
  const aoMudar = (novo: string | number | undefined, opcoes?: Parameters<MudarCriterios>[1]) =>
    aoMudarCriterios((antes) => ({ ...antes, [campo.campo]: novo }), opcoes);
  return (
    <Flex vertical gap={4}>
      <label htmlFor={id}>{campo.rotulo}</label>
      {campo.tipo === 'opcao' ? (
        <SelectOpcoes
          id={id}
          allowClear
          placeholder={
            campo.opcoes?.find((opcao) => opcao.valor === campo.padrao)?.rotulo ?? `Tod${campo.artigo ?? 'o'}s`
          }
          opcoes={campo.opcoes}
          value={valor}
          onChange={(novo) => aoMudar(novo)}
        />
      ) : campo.tipo === 'registro' ? (
        <campo.Select
          id={id}
          placeholder={`Tod${campo.artigo ?? 'o'}s`}
          value={typeof valor === 'number' ? valor : null}
          onChange={(novo) => aoMudar(novo)}
          aoLimpar={() => aoMudar(undefined)}
        />
      ) : campo.tipo === 'data' ? (
        <campo.Entrada
          id={id}
          value={emTexto(valor) ?? null}
          desde={desde}
          ate={ate}
          onChange={(data) => aoMudar(data ?? undefined)}
        />
      ) : (
        <Input
          id={id}
          allowClear
          autoComplete="off"
          placeholder={`Buscar por ${noMeioDaFrase(campo.rotulo)}`}
          value={valor ?? ''}
          onChange={(e) => aoMudar(e.target.value, { digitando: true })}
          onKeyDown={(e) => {
            if (e.key === 'ArrowDown' && aoDescer?.()) e.preventDefault();
          }}
        />
      )}
    </Flex>
  );
});

/** 'Código INEP' → 'código INEP': a word in capitals is a name. */
function noMeioDaFrase(rotulo: string): string {
  return rotulo.replace(/\p{L}+/gu, (palavra) =>
    palavra.length > 1 && palavra === palavra.toUpperCase() ? palavra : palavra.toLowerCase(),
  );
}

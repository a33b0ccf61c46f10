import FilterOutlined from '@ant-design/icons/FilterOutlined';
import { Button, Col, Flex, Input, Row } from 'antd';
import { memo, useId, useState, type Ref } from 'react';
import { SelectOpcoes } from '../campos/SelectOpcoes.js';
import { Icone } from '../Icone.js';
import { ehCampoDeTexto, type CampoPerguntado, type Criterios, type MudarCriterios } from './filtro.js';

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

/** The field of text that the line of tools has; the others are behind 'Filtros'. */
export const campoDaLinha = (campos: readonly CampoPerguntado[]): CampoPerguntado | undefined => {
  const textos = campos.filter(ehCampoDeTexto);
  return textos.find(({ principal }) => principal) ?? textos[0];
};

/**
 * The search of a list, as parts of its line of tools: the field of text, and 'Filtros', which opens the other fields
 * below the line. Each change searches at once.
 */
export function CamposDeBusca({ campos, criterios, aoMudar, aoSair, aoDescer, ref }: CamposDeBuscaProps) {
  const [abertos, setAbertos] = useState(false);
  const naLinha = campoDaLinha(campos);
  const outros = campos.filter((campo) => campo !== naLinha);
  const dia = (campo: string | undefined) => (campo === undefined ? undefined : emTexto(criterios[campo]));
  const busca = (campo: CampoPerguntado, semRotulo = false) => (
    <Busca
      campo={campo}
      semRotulo={semRotulo}
      valor={criterios[campo.campo]}
      desde={campo.tipo === 'data' ? dia(campo.desde) : undefined}
      ate={campo.tipo === 'data' ? dia(campo.ate) : undefined}
      aoMudarCriterios={aoMudar}
      aoDescer={aoDescer}
    />
  );
  return (
    <div ref={ref} role="search" onBlur={aoSair} style={{ display: 'contents' }}>
      {naLinha && <div style={NA_LINHA}>{busca(naLinha, true)}</div>}
      {outros.length > 0 && (
        <Button
          icon={<Icone de={FilterOutlined} />}
          aria-expanded={abertos}
          onClick={() => setAbertos((antes) => !antes)}
        >
          Filtros
        </Button>
      )}
      {abertos && (
        <Row gutter={[16, 8]} style={ABAIXO_DA_LINHA}>
          {outros.map((campo) => (
            <Col key={campo.campo} xs={24} sm={12} lg={8}>
              {busca(campo)}
            </Col>
          ))}
        </Row>
      )}
    </div>
  );
}

const NA_LINHA = { flex: '1 1 200px', minWidth: 0, maxWidth: 320 } as const;

/** Follows 'Filtros' for the keyboard, and the whole line for the eye. */
const ABAIXO_DA_LINHA = { order: 1, flexBasis: '100%', paddingBlockEnd: 8 } as const;

const emTexto = (valor: string | number | undefined) => (valor === undefined ? undefined : String(valor));

interface BuscaProps {
  campo: CampoPerguntado;
  /** Its placeholder says what it searches by, and screen readers have the label. */
  semRotulo: boolean;
  valor: string | number | undefined;
  /** Of a day: the first and the last that may be chosen. */
  desde: string | undefined;
  ate: string | undefined;
  aoMudarCriterios: MudarCriterios;
  aoDescer: CamposDeBuscaProps['aoDescer'];
}

/** A key in one field draws no other field again. */
const Busca = memo(function Busca({ campo, semRotulo, valor, desde, ate, aoMudarCriterios, aoDescer }: BuscaProps) {
  const id = useId();
  const aoMudar = (novo: string | number | undefined, opcoes?: Parameters<MudarCriterios>[1]) =>
    aoMudarCriterios((antes) => ({ ...antes, [campo.campo]: novo }), opcoes);
  return (
    <Flex vertical gap={4}>
      <label htmlFor={id} className={semRotulo ? 'so-leitor' : undefined}>
        {campo.rotulo}
      </label>
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

import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button, Flex, Tag } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { Icone } from '../Icone.js';
import { campoDaLinha } from './CamposDeBusca.js';
import type { CampoPerguntado, Criterios, MudarCriterios } from './filtro.js';

interface FiltrosAtivosProps {
  campos: readonly CampoPerguntado[];
  criterios: Criterios;
  /** Fields with a criterion whose options are still to come: the filter has its place, and the rows do not move. */
  esperando: readonly string[];
  aoMudar: MudarCriterios;
  /** Moves the focus from a button that goes away to the search fields. */
  aoPerderFoco: () => void;
}

/** The filters of a list, in words; each can be taken out. On paper they explain the selection. */
export function FiltrosAtivos({ campos, criterios, esperando, aoMudar, aoPerderFoco }: FiltrosAtivosProps) {
  const ativos = campos.flatMap((campo) =>
    esperando.includes(campo.campo)
      ? [{ campo: campo.campo, comTexto: comTextoFixo(`${campo.rotulo}: carregando…`) }]
      : filtroDe(campo, criterios[campo.campo]),
  );
  if (ativos.length === 0) return null;
  const naLinha = campoDaLinha(campos)?.campo;

  function tirar(campo: string, { currentTarget }: MouseEvent<HTMLElement>): void {
    const filtro = currentTarget.closest('li');
    const vizinho = filtro?.nextElementSibling ?? filtro?.previousElementSibling;
    const botao = vizinho?.querySelector('button');
    if (botao) botao.focus();
    else aoPerderFoco();
    aoMudar((antes) => ({ ...antes, [campo]: undefined }));
  }

  return (
    <>
      <Flex component="ul" wrap gap="small" aria-label="Filtros" style={LISTA}>
        {ativos.map(({ campo, comTexto }) => (
          // The line of tools has its own field for it.
          <li key={campo} className={campo === naLinha ? 'so-no-papel' : undefined} style={{ maxWidth: '100%' }}>
            {comTexto((texto) => (
              <Filtro texto={texto} aoTirar={(evento) => tirar(campo, evento)} />
            ))}
          </li>
        ))}
      </Flex>
      {ativos.length > 1 && (
        <Button
          type="text"
          onClick={() => {
            aoPerderFoco();
            aoMudar({});
          }}
        >
          Limpar filtros
        </Button>
      )}
    </>
  );
}

interface FiltroAtivo {
  campo: string;
  /** Draws it with its sentence, which may have to be read. */
  comTexto: (desenhar: (texto: string) => ReactNode) => ReactNode;
}

/** The filter of a field; none without a criterion. */
function filtroDe(campo: CampoPerguntado, valor: string | number | undefined): FiltroAtivo[] {
  if (campo.tipo === 'registro') {
    if (typeof valor !== 'number') return [];
    const { Nome, rotulo } = campo;
    return [
      {
        campo: campo.campo,
        comTexto: (desenhar) => <Nome id={valor}>{(nome) => desenhar(`${rotulo}: ${nome}`)}</Nome>,
      },
    ];
  }
  const texto = emPalavras(campo, valor);
  return texto === null ? [] : [{ campo: campo.campo, comTexto: comTextoFixo(texto) }];
}

const comTextoFixo =
  (texto: string): FiltroAtivo['comTexto'] =>
  (desenhar) =>
    desenhar(texto);

function Filtro({ texto, aoTirar }: { texto: string; aoTirar: (evento: MouseEvent<HTMLElement>) => void }) {
  return (
    <Tag variant="outlined" style={ETIQUETA}>
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{texto}</span>
      <Button
        type="text"
        icon={<Icone de={CloseOutlined} />}
        aria-label={`Remover filtro ${texto}`}
        style={{ width: 'var(--botao-da-linha)', height: 'var(--botao-da-linha)', flexShrink: 0 }}
        onClick={aoTirar}
      />
    </Tag>
  );
}

const LISTA = { listStyle: 'none', margin: 0, padding: 0, minWidth: 0 } as const;

const ETIQUETA = {
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  marginInlineEnd: 0,
  paddingInlineEnd: 0,
  fontSize: 'inherit',
} as const;

/** 'Situação: Pendente', 'De 01/02/2026'; null without a criterion. */
function emPalavras(
  campo: Exclude<CampoPerguntado, { tipo: 'registro' }>,
  valor: string | number | undefined,
): string | null {
  if (valor === undefined || valor === '') return null;
  if (campo.tipo === 'opcao') {
    const opcao = campo.opcoes?.find((uma) => uma.valor === valor);
    return opcao ? `${campo.rotulo}: ${opcao.rotulo}` : null;
  }
  const limite = campo.tipo === 'data' && (campo.desde ?? campo.ate) !== undefined;
  return limite ? `${campo.rotulo} ${valor}` : `${campo.rotulo}: ${valor}`;
}

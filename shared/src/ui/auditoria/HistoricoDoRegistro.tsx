import DownOutlined from '@ant-design/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import { consultasDeAuditoria } from '@merenda/shared/consultas';
import type { EntidadeComHistorico, LinhaDaAuditoria } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton, theme, Typography } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Icone } from '../Icone.js';
import { EstadoErro } from '../tela/EstadoErro.js';
import { acaoEmPalavras, registroEmPalavras, VALORES_EXPURGADOS } from './linhas.js';
import { mudancasEntre, type Mudanca } from './mudancas.js';
import { ValorDaMudanca } from './ValorDaMudanca.js';

export interface HistoricoDoRegistroProps {
  entidade: EntidadeComHistorico;
  id: number;
}

/** Who changed a record, when, and what: a closed section, which is read when it is opened. */
export function HistoricoDoRegistro(registro: HistoricoDoRegistroProps) {
  const [aberto, setAberto] = useState(false);
  const corpo = useId();
  return (
    <section style={{ marginTop: 24 }}>
      <Button
        icon={<Icone de={aberto ? UpOutlined : DownOutlined} />}
        iconPlacement="end"
        aria-expanded={aberto}
        aria-controls={corpo}
        onClick={() => setAberto(!aberto)}
      >
        Histórico
      </Button>
      <div id={corpo} hidden={!aberto} style={{ marginTop: 16 }}>
        {aberto && <Linhas {...registro} />}
      </div>
    </section>
  );
}

function Linhas({ entidade, id }: HistoricoDoRegistroProps) {
  const consulta = useInfiniteQuery(consultasDeAuditoria.historico(entidade, id));
  // The button that was pressed may disappear: the focus goes on to what it brings.
  const [focada, setFocada] = useState<number | null>(null);
  const { data, error, isFetching, hasNextPage, isFetchNextPageError } = consulta;
  if (data === undefined)
    return error === null ? (
      <Skeleton active />
    ) : (
      <EstadoErro erro={error} aoTentar={() => void consulta.refetch()} tentando={isFetching} />
    );
  const linhas = data.pages.flatMap((pagina) => pagina.linhas);
  if (linhas.length === 0)
    return (
      <Typography.Text type="secondary">Este registro não mudou desde que foi carregado no sistema.</Typography.Text>
    );
  return (
    <Flex vertical gap="middle">
      <Flex
        component="ol"
        vertical
        gap="middle"
        aria-label="Histórico"
        style={{ listStyle: 'none', margin: 0, padding: 0 }}
      >
        {linhas.map((linha, n) => (
          <Linha key={linha.id} linha={linha} daParte={linha.entidade !== entidade} focada={n === focada} />
        ))}
      </Flex>
      {error !== null && (
        <EstadoErro
          erro={error}
          aoTentar={() => void (isFetchNextPageError ? consulta.fetchNextPage() : consulta.refetch())}
          tentando={isFetching}
        />
      )}
      {hasNextPage && error === null && (
        <div>
          <Button
            loading={isFetching}
            onClick={() => {
              setFocada(linhas.length);
              void consulta.fetchNextPage();
            }}
          >
            Ver mais
          </Button>
        </div>
      )}
    </Flex>
  );
}

/** So many fields of a change are shown at first. */
const CAMPOS = 6;

interface LinhaProps {
  linha: LinhaDaAuditoria;
  /** Whether it changed a part of the record. */
  daParte: boolean;
  /** Takes the focus. */
  focada: boolean;
}

function Linha({ linha, daParte, focada }: LinhaProps) {
  const { token } = theme.useToken();
  const elemento = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (focada) elemento.current?.focus();
  }, [focada]);
  const [todas, setTodas] = useState(false);
  // What a new record has is above, in its details; what a new part has is not.
  const mudancas = useMemo(
    () => (linha.antes === null && !daParte ? [] : mudancasEntre(linha.antes, linha.depois)),
    [linha.antes, linha.depois, daParte],
  );
  function mostrarTodas(): void {
    setTodas(true);
    elemento.current?.focus();
  }

  const escondidas = todas ? 0 : Math.max(0, mudancas.length - CAMPOS);
  return (
    <li
      ref={elemento}
      tabIndex={-1}
      style={{ borderInlineStart: `2px solid ${token.colorBorder}`, paddingInlineStart: 12 }}
    >
      <div>
        <Typography.Text strong>
          {daParte ? `${registroEmPalavras(linha)}: ${acaoEmPalavras(linha)}` : acaoEmPalavras(linha)}
        </Typography.Text>{' '}
        <Typography.Text type="secondary">
          {linha.quando}, por {nomeProprio(linha.usuario)}
        </Typography.Text>
      </div>
      {linha.expurgada && <Typography.Text type="secondary">{VALORES_EXPURGADOS}</Typography.Text>}
      {mudancas.slice(0, mudancas.length - escondidas).map((mudanca) => (
        <Campo key={mudanca.campo} mudanca={mudanca} />
      ))}
      {escondidas > 0 && (
        <Button type="link" style={{ paddingInline: 0 }} onClick={mostrarTodas}>
          {escondidas === 1 ? 'Mostrar mais 1 campo' : `Mostrar mais ${escondidas} campos`}
        </Button>
      )}
    </li>
  );
}

/** 'Nome: de FUBÁ para FUBÁ MIMOSO', or 'Nome: FUBÁ' of a field that was empty. */
function Campo({ mudanca }: { mudanca: Mudanca }) {
  return (
    <div>
      <Typography.Text type="secondary">{mudanca.campo}:</Typography.Text>{' '}
      {mudanca.antes !== '' && (
        <>
          de <ValorDaMudanca mudanca={mudanca} quando="antes" /> para{' '}
        </>
      )}
      <ValorDaMudanca mudanca={mudanca} quando="depois" />
    </div>
  );
}

import type { ProdutoEstoque } from '@merenda/shared/contratos';
import { erroDoDigitado, nomeComum, type NumeroDigitado } from '@merenda/shared/formatos';
import { violacoesDasCopias } from '@merenda/shared/regras';
import { EntradaQuantidade, opcoesDe, SelectOpcoes, useQuantidade } from '@merenda/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useId } from 'react';
import { escolherFormato, useFormatoEscolhido } from './formato-escolhido.js';
import { gradeDe, lugarNaFolha, etiquetasPorFolha, ROTULOS_DO_FORMATO } from './formatos.js';

interface OpcoesDaImpressaoProps {
  linhas: readonly ProdutoEstoque[];
  /** The first free place of the sheet, from 1 on. */
  primeira: number;
  aoMudarPrimeira: (primeira: number) => void;
  /** The typed numbers, by the id of the stock line. */
  copias: ReadonlyMap<number, NumeroDigitado>;
  aoMudarCopias: (copias: ReadonlyMap<number, NumeroDigitado>) => void;
}

/** The paper, where it begins, and how many labels each lot gets. */
export function OpcoesDaImpressao({
  linhas,
  primeira,
  aoMudarPrimeira,
  copias,
  aoMudarCopias,
}: OpcoesDaImpressaoProps) {
  const { formato } = useFormatoEscolhido();
  const grade = gradeDe(formato);
  const ids = { formato: useId(), primeira: useId() };
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="middle">
        <Flex vertical gap={4} style={{ flex: '1 1 320px', minWidth: 0 }}>
          <label htmlFor={ids.formato}>Papel</label>
          <SelectOpcoes
            id={ids.formato}
            opcoes={opcoesDe(ROTULOS_DO_FORMATO)}
            value={formato}
            onChange={(novo) => {
              if (novo === undefined) return;
              escolherFormato(novo);
              // The place of one sheet is another one on the next.
              aoMudarPrimeira(1);
            }}
          />
        </Flex>
        {grade !== null && (
          <Flex vertical gap={4} style={{ flex: '1 1 240px', minWidth: 0 }}>
            <label htmlFor={ids.primeira}>Primeira etiqueta livre da folha</label>
            <SelectOpcoes
              id={ids.primeira}
              opcoes={Array.from({ length: etiquetasPorFolha(formato) }, (_, antes) => ({
                valor: antes + 1,
                rotulo: lugarNaFolha(antes + 1, grade),
              }))}
              value={primeira}
              onChange={(nova) => aoMudarPrimeira(nova ?? 1)}
            />
          </Flex>
        )}
      </Flex>
      <Flex wrap gap="small">
        <Button onClick={() => aoMudarCopias(new Map())}>Uma por lote</Button>
        <Button onClick={() => aoMudarCopias(new Map(linhas.map((linha) => [linha.id, porEmbalagem(linha)])))}>
          Uma por embalagem
        </Button>
      </Flex>
      <Flex component="ul" vertical aria-label="Lotes" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {linhas.map((linha) => (
          <Copias
            key={linha.id}
            linha={linha}
            valor={copias.has(linha.id) ? (copias.get(linha.id) ?? null) : 1}
            aoMudar={(valor) => aoMudarCopias(new Map(copias).set(linha.id, valor))}
          />
        ))}
      </Flex>
    </Flex>
  );
}

/** A package that is begun has its label too; an empty lot keeps one. */
const porEmbalagem = ({ quantidade }: ProdutoEstoque): number => Math.max(1, Math.ceil(quantidade));

interface CopiasProps {
  linha: ProdutoEstoque;
  valor: NumeroDigitado;
  aoMudar: (valor: NumeroDigitado) => void;
}

function Copias({ linha: { quantidade, produtoLote }, valor, aoMudar }: CopiasProps) {
  const escrever = useQuantidade();
  const id = useId();
  const { produto, numero, dataValidade } = produtoLote;
  const erro = erroDoDigitado(valor, violacoesDasCopias);
  return (
    <Flex
      component="li"
      wrap
      gap="small"
      align="start"
      justify="space-between"
      style={{ paddingBlock: 8, borderBottom: '1px solid var(--linha)' }}
    >
      <Flex vertical style={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography.Text strong>{nomeComum(produto.nome)}</Typography.Text>
        <Typography.Text type="secondary">
          Lote {numero} · vence {dataValidade} · {escrever(quantidade, produto)}
        </Typography.Text>
      </Flex>
      <Flex vertical gap={4} style={{ flex: '0 1 160px' }}>
        <Typography.Text type="secondary">Cópias</Typography.Text>
        <EntradaQuantidade
          casas={0}
          aria-label={`Cópias de ${nomeComum(produto.nome)}, lote ${numero}`}
          aria-invalid={erro !== null}
          aria-describedby={erro === null ? undefined : id}
          status={erro === null ? undefined : 'error'}
          value={valor}
          onChange={aoMudar}
        />
        {erro !== null && (
          <Typography.Text id={id} type="danger" role="alert">
            {erro}
          </Typography.Text>
        )}
      </Flex>
    </Flex>
  );
}

import type { ProdutoEstoque } from '@merenda/shared/contratos';
import {
  compararTextos,
  dataComparavel,
  ehIlegivel,
  erroDoDigitado,
  nomeComum,
  type NumeroDigitado,
} from '@merenda/shared/formatos';
import { escolherDoProduto, fraseDaFalta, QUANTIDADE_POSITIVA, unidadeDoTotal, violacao } from '@merenda/shared/regras';
import { EntradaQuantidade, SelectOpcoes } from '@merenda/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useId, useMemo, useState } from 'react';

/** A lot that was chosen for a need, and how much of it. */
export interface LoteEscolhido {
  linha: ProdutoEstoque;
  /** Packages, for each person. */
  quantidade: number;
}

interface PrecisoDeProps {
  /** The stock. */
  linhas: readonly ProdutoEstoque[];
  /** So many people get the quantity each. */
  pessoas?: number;
  /** 'YYYY-MM-DD'. */
  hoje: string;
  /** Gets the lots of one product, which take the place of those of the product that were chosen before. */
  aoEscolher: (produto: number, escolhidos: readonly LoteEscolhido[]) => void;
}

/** 'Preciso de 40 kg': a product and a quantity, for which the lots are chosen, first expiring first. */
export function PrecisoDe({ linhas, pessoas, hoje, aoEscolher }: PrecisoDeProps) {
  const paraVarios = pessoas !== undefined && pessoas > 1;
  const [escolhido, setEscolhido] = useState<number>();
  const [quantidade, setQuantidade] = useState<NumeroDigitado>(null);
  const [resultado, setResultado] = useState<{ texto: string; falta: boolean } | null>(null);
  const ids = { produto: useId(), quantidade: useId(), erro: useId() };
  const produtos = useMemo(() => produtosDe(linhas), [linhas]);
  const produto = produtos.find(({ id }) => id === escolhido);
  const violacoesDe = (numero: number | null) => violacao(numero === 0, 'quantidade', QUANTIDADE_POSITIVA);
  const erro = erroDoDigitado(quantidade, violacoesDe);
  const pedida = quantidade === null || ehIlegivel(quantidade) || quantidade === 0 ? null : quantidade;

  function escolher(): void {
    if (!produto || pedida === null) return;
    const doProduto = linhas.filter(({ produtoLote }) => produtoLote.produto.id === produto.id);
    const { retiradas, falta } = escolherDoProduto(
      doProduto.map(({ id, quantidade, bloqueio, produtoLote }) => ({
        id,
        loteId: produtoLote.id,
        dataValidade: dataComparavel(produtoLote.dataValidade),
        quantidade,
        bloqueado: bloqueio !== null,
      })),
      { produto, quantidade: pedida, pessoas },
      hoje,
    );
    const escolhidos = retiradas.flatMap(({ linhaId, quantidade }) => {
      const linha = doProduto.find(({ id }) => id === linhaId);
      return linha ? [{ linha, quantidade: quantidade.toNumber() }] : [];
    });
    const faltam = fraseDaFalta(falta, produto.unidadeMedida);
    setResultado({
      falta: faltam !== null,
      texto: [
        escolhidos.length === 1 ? '1 lote escolhido.' : `${escolhidos.length} lotes escolhidos.`,
        ...(faltam === null ? [] : [`${faltam}${paraVarios ? ' por aluno' : ''}.`]),
        'Confira as quantidades antes de enviar.',
      ].join(' '),
    });
    aoEscolher(produto.id, escolhidos);
  }

  return (
    <Flex vertical gap={4} role="group" aria-label="Lotes para o que preciso">
      <Flex wrap gap="small" align="end">
        <Flex vertical gap={4} style={{ flex: '3 1 240px', minWidth: 0 }}>
          <label htmlFor={ids.produto}>Preciso de</label>
          <SelectOpcoes
            id={ids.produto}
            de="produtos"
            opcoes={produtos.map(({ id, nome }) => ({ valor: id, rotulo: nomeComum(nome) }))}
            value={produto?.id}
            onChange={setEscolhido}
          />
        </Flex>
        <Flex vertical gap={4} style={{ flex: '1 1 140px' }}>
          <label htmlFor={ids.quantidade}>{paraVarios ? 'Quanto por aluno' : 'Quanto'}</label>
          <EntradaQuantidade
            id={ids.quantidade}
            medida={produto ? unidadeDoTotal(produto.unidadeMedida) : null}
            aria-invalid={erro !== null}
            aria-describedby={erro === null ? undefined : ids.erro}
            status={erro === null ? undefined : 'error'}
            value={quantidade}
            onChange={setQuantidade}
          />
        </Flex>
        <Button disabled={!produto || pedida === null} onClick={escolher}>
          Escolher lotes
        </Button>
      </Flex>
      {erro !== null && (
        <Typography.Text id={ids.erro} type="danger" role="alert">
          {erro}
        </Typography.Text>
      )}
      <Typography.Text role="status" type={resultado?.falta ? 'danger' : 'secondary'}>
        {resultado?.texto}
      </Typography.Text>
    </Flex>
  );
}

/** The products of a stock, by name. */
function produtosDe(linhas: readonly ProdutoEstoque[]) {
  const produtos = new Map(linhas.map(({ produtoLote: { produto } }) => [produto.id, produto]));
  return [...produtos.values()].sort((a, b) => compararTextos(a.nome, b.nome));
}

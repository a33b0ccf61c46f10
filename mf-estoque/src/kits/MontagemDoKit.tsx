import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { ProdutoEstoque } from '@merenda/shared/contratos';
import { dataComparavel, ehIlegivel, erroDoDigitado, nomeComum, type NumeroDigitado } from '@merenda/shared/formatos';
import { primeiraFrase, vencido, violacoesDoKit } from '@merenda/shared/regras';
import { EntradaQuantidade, EstadoVazio, Icone, SelectOpcoes, useQuantidade } from '@merenda/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useId, useMemo, useState } from 'react';
import { nomeDaLinha } from '../estoques/lote.js';

/** A product of the kit that is being built: its lot in the stock, and how much of it each student gets. */
export interface ProdutoDoKit {
  linha: ProdutoEstoque;
  quantidade: number;
}

interface MontagemDoKitProps {
  /** The stock, first expiring first. */
  linhas: readonly ProdutoEstoque[];
  kit: readonly ProdutoDoKit[];
  aoMudar: (kit: readonly ProdutoDoKit[]) => void;
  /** How many students get the kit. */
  alunos: number;
  /** 'YYYY-MM-DD'. */
  hoje: string;
}

/** Product and quantity, 'Adicionar', and the list of what the kit has. Expired, blocked and empty lots are not offered. */
export function MontagemDoKit({ linhas, kit, aoMudar, alunos, hoje }: MontagemDoKitProps) {
  const [escolhida, setEscolhida] = useState<number>();
  const [quantidade, setQuantidade] = useState<NumeroDigitado>(null);
  const escrever = useQuantidade();
  const ids = { produto: useId(), quantidade: useId(), erro: useId() };

  // A unit may hold thousands of lots: their names are written once for a stock, not at each keystroke.
  const opcoes = useMemo(
    () =>
      linhas
        .filter(
          ({ quantidade, bloqueio, produtoLote }) =>
            quantidade > 0 && bloqueio === null && !vencido(dataComparavel(produtoLote.dataValidade), hoje),
        )
        .map((uma) => ({
          valor: uma.id,
          rotulo: rotulo(uma, escrever(uma.quantidade, uma.produtoLote.produto)),
        })),
    [linhas, hoje, escrever],
  );
  const noKit = new Set(kit.map(({ linha }) => linha.id));
  const linha = linhas.find(({ id }) => id === escolhida);
  const violacoesDe = (numero: number | null) =>
    linha && numero !== null
      ? violacoesDoKit(numero, linha.quantidade, alunos, (embalagens) =>
          escrever(embalagens, linha.produtoLote.produto),
        )
      : [];
  const erro = erroDoDigitado(quantidade, violacoesDe);
  const novo =
    linha && quantidade !== null && !ehIlegivel(quantidade) && violacoesDe(quantidade).length === 0
      ? { linha, quantidade }
      : null;

  function adicionar(): void {
    if (novo === null) return;
    aoMudar([...kit, novo]);
    setEscolhida(undefined);
    setQuantidade(null);
  }

  /** Puts a product of the kit back into the fields. */
  function alterar(um: ProdutoDoKit): void {
    aoMudar(kit.filter((outro) => outro !== um));
    setEscolhida(um.linha.id);
    setQuantidade(um.quantidade);
  }

  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small" align="end">
        <Flex vertical gap={4} style={{ flex: '3 1 240px', minWidth: 0 }}>
          <label htmlFor={ids.produto}>Produto</label>
          <SelectOpcoes
            id={ids.produto}
            de="lotes"
            opcoes={opcoes.filter(({ valor }) => !noKit.has(valor))}
            value={linha?.id}
            onChange={setEscolhida}
          />
        </Flex>
        <Flex vertical gap={4} style={{ flex: '1 1 120px' }}>
          <label htmlFor={ids.quantidade}>{alunos > 1 ? 'Quantidade por aluno' : 'Quantidade'}</label>
          <EntradaQuantidade
            id={ids.quantidade}
            aria-invalid={erro !== null}
            aria-describedby={erro === null ? undefined : ids.erro}
            status={erro === null ? undefined : 'error'}
            medida={linha?.produtoLote.produto ?? null}
            value={quantidade}
            onChange={setQuantidade}
          />
        </Flex>
        <Button icon={<Icone de={PlusOutlined} />} disabled={novo === null} onClick={adicionar}>
          Adicionar
        </Button>
      </Flex>
      {erro !== null && (
        <Typography.Text id={ids.erro} type="danger" role="alert">
          {erro}
        </Typography.Text>
      )}
      {kit.length === 0 ? (
        <EstadoVazio mensagem="O kit ainda não tem produtos." />
      ) : (
        <Flex component="ul" vertical aria-label="Produtos do kit" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {kit.map((um) => (
            <li key={um.linha.id}>
              <Item
                um={um}
                alunos={alunos}
                aoAlterar={() => alterar(um)}
                aoRemover={() => aoMudar(kit.filter((outro) => outro !== um))}
              />
            </li>
          ))}
        </Flex>
      )}
    </Flex>
  );
}

function Item({
  um: { linha, quantidade },
  alunos,
  aoAlterar,
  aoRemover,
}: {
  um: ProdutoDoKit;
  alunos: number;
  aoAlterar: () => void;
  aoRemover: () => void;
}) {
  const escrever = useQuantidade();
  const { produto } = linha.produtoLote;
  const erro = primeiraFrase(
    violacoesDoKit(quantidade, linha.quantidade, alunos, (embalagens) => escrever(embalagens, produto)),
  );
  return (
    <Flex gap="small" align="center" justify="space-between">
      <span>
        {nomeComum(produto.nome)} – {nomeComum(produto.item.nome)}, lote {linha.produtoLote.numero}:{' '}
        <strong>{escrever(quantidade, produto)}</strong>
        {erro !== null && (
          <Typography.Text type="danger" role="alert" style={{ display: 'block' }}>
            {alunos > 1 ? `Para ${alunos} alunos: ${erro}` : erro}
          </Typography.Text>
        )}
      </span>
      <Flex>
        <Button
          type="text"
          icon={<Icone de={EditOutlined} />}
          aria-label={`Alterar ${nomeDaLinha(linha)}`}
          onClick={aoAlterar}
        />
        <Button
          type="text"
          danger
          icon={<Icone de={DeleteOutlined} />}
          aria-label={`Remover ${nomeDaLinha(linha)}`}
          onClick={aoRemover}
        />
      </Flex>
    </Flex>
  );
}

/** Name and item, as the specification asks, and what tells two lots of one product apart. */
function rotulo({ produtoLote: { produto, numero, dataValidade } }: ProdutoEstoque, quantidade: string): string {
  return `${nomeComum(produto.nome)} – ${nomeComum(produto.item.nome)} · lote ${numero}, vence ${dataValidade} · ${quantidade}`;
}

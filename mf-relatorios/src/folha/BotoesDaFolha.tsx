import { api, avisos } from '@merenda/shared';
import { FORMATOS_DE_EXPORTACAO, type Folha, type FormatoDoRelatorio } from '@merenda/shared/contratos';
import { baixarArquivo, useVoltar } from '@merenda/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Button, Space } from 'antd';
import { Link } from 'react-router-dom';

/** The sheets of a page, and the address of each. */
interface RelatorioMostrado {
  folhas: readonly Folha[];
  enderecos: readonly string[];
}

/** Buttons to print a report or download it as PDF, CSV or XLSX. A spreadsheet is of one sheet. */
export function BotoesDaFolha(relatorio: RelatorioMostrado) {
  const voltar = useVoltar();
  return (
    <Space wrap className="folha-botoes">
      <Button type="primary" onClick={() => window.print()}>
        Imprimir
      </Button>
      <Arquivos {...relatorio} />
      <Button onClick={voltar}>Voltar</Button>
      <Link to="/relatorio" className="alvo">
        Todos os relatórios
      </Link>
    </Space>
  );
}

const PLANILHAS = FORMATOS_DE_EXPORTACAO.toReversed();

function Arquivos({ folhas, enderecos }: RelatorioMostrado) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (formato: FormatoDoRelatorio) =>
      baixarArquivo(await api.post('relatorios/arquivo', { formato, folhas, enderecos }, { conferir: false })),
    onError: (erro) => avisos.falha(erro),
  });
  return (
    <Space wrap>
      {(['PDF', ...(folhas.length === 1 ? PLANILHAS : [])] as const).map((formato) => (
        <Button key={formato} loading={isPending && variables === formato} onClick={() => mutate(formato)}>
          {`Baixar ${formato}`}
        </Button>
      ))}
    </Space>
  );
}

import { avisos } from '@merenda/shared';
import { baixar, useVoltar } from '@merenda/shared/ui';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { escreverCsv } from './csv.js';
import type { Folha } from './folha.js';
import { escreverXlsx } from './xlsx.js';

const CSV = 'text/csv;charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file's name has no slash: 'Autorização de fornecimento nº 5/2026' becomes '… nº 5-2026'. */
const nomeDoArquivo = ({ titulo }: Folha): string => titulo.replaceAll('/', '-');

/** Buttons to print a report or download it as CSV or XLSX. Several sheets are only printed: `folha` is undefined. */
export function BotoesDaFolha({ folha }: { folha: Folha | undefined }) {
  const voltar = useVoltar();
  return (
    <Space wrap className="folha-botoes">
      <Button type="primary" onClick={() => window.print()}>
        Imprimir
      </Button>
      {folha && <Arquivos folha={folha} />}
      <Button onClick={voltar}>Voltar</Button>
      <Link to="/relatorio" className="alvo">
        Todos os relatórios
      </Link>
    </Space>
  );
}

function Arquivos({ folha }: { folha: Folha }) {
  const [escrevendo, setEscrevendo] = useState(false);
  async function baixarXlsx() {
    setEscrevendo(true);
    try {
      baixar(await escreverXlsx(folha), `${nomeDoArquivo(folha)}.xlsx`, XLSX);
    } catch {
      avisos.erro('Planilha não montada', 'Tente de novo, ou baixe o CSV.');
    } finally {
      setEscrevendo(false);
    }
  }
  return (
    <Space wrap>
      <Button onClick={() => baixar(escreverCsv(folha), `${nomeDoArquivo(folha)}.csv`, CSV)}>Baixar CSV</Button>
      <Button loading={escrevendo} onClick={() => void baixarXlsx()}>
        Baixar XLSX
      </Button>
    </Space>
  );
}

import { avisos } from '@merenda/shared';
import type { DadosDoTitular } from '@merenda/shared/contratos';
import { paginaDosDados } from '@merenda/shared/formatos';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { baixar } from './baixar.js';

interface BaixarDadosProps {
  /** 'Baixar meus dados'. */
  rotulo: string;
  ler: () => Promise<DadosDoTitular>;
}

/** Downloads everything that is kept of a person: as a page to read and print, or as JSON for another system. */
export function BaixarDados({ rotulo, ler }: BaixarDadosProps) {
  const [lendo, setLendo] = useState<'html' | 'json' | null>(null);

  async function baixarComo(formato: 'html' | 'json'): Promise<void> {
    setLendo(formato);
    try {
      const dados = await ler();
      if (formato === 'html') baixar(paginaDosDados(dados), 'dados-pessoais.html', 'text/html;charset=utf-8');
      else baixar(JSON.stringify(dados, null, 2), 'dados-pessoais.json', 'application/json');
    } catch (erro) {
      avisos.falha(erro);
    } finally {
      setLendo(null);
    }
  }

  return (
    <Flex wrap gap="small">
      <Button loading={lendo === 'html'} onClick={() => void baixarComo('html')}>
        {rotulo}
      </Button>
      <Button loading={lendo === 'json'} onClick={() => void baixarComo('json')}>
        {rotulo} em JSON
      </Button>
    </Flex>
  );
}

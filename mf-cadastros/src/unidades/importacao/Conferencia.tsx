import {
  ROTULOS_CAMPO_IMPORTADO,
  ROTULOS_TIPO_UNIDADE,
  type CampoImportado,
  type TipoUnidade,
  type UnidadeConferida,
} from '@merenda/shared/contratos';
import { formatarCep, formatarTelefone, nomeProprio, SEM_VALOR } from '@merenda/shared/formatos';
import { Alert, Button, Checkbox, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { chaveDaNova, chaveDoCampo, chavesDasMudancas, contar, daSituacao, type Escolha } from './escolha.js';

interface ConferenciaProps {
  conferidas: readonly UnidadeConferida[];
  escolha: Escolha;
  aoEscolher: (escolha: Escolha) => void;
}

/**
 * Preview of an import: new units, each field that would change, and how many are equal. Only ticked ones are written.
 */
export function Conferencia({ conferidas, escolha, aoEscolher }: ConferenciaProps) {
  const novas = daSituacao(conferidas, 'NOVA');
  const alteradas = daSituacao(conferidas, 'ALTERADA');
  const iguais = daSituacao(conferidas, 'IGUAL');
  const recusadas = daSituacao(conferidas, 'RECUSADA');
  const marcar = (chaves: readonly string[], sim: boolean) => {
    const depois = new Set(escolha);
    for (const chave of chaves)
      if (sim) depois.add(chave);
      else depois.delete(chave);
    aoEscolher(depois);
  };
  const marcavel = (chave: string, rotulo: ReactNode) => (
    <Checkbox key={chave} checked={escolha.has(chave)} onChange={(e) => marcar([chave], e.target.checked)}>
      {rotulo}
    </Checkbox>
  );
  return (
    <Flex vertical gap="middle">
      <Typography.Text strong>
        {contar(conferidas.length, 'unidade encontrada', 'unidades encontradas')}
      </Typography.Text>
      {novas.length > 0 && (
        <Grupo
          artigo="a"
          titulo={contar(novas.length, 'nova', 'novas')}
          chaves={novas.map(({ id }) => chaveDaNova(id))}
          escolha={escolha}
          aoMarcar={marcar}
        >
          {novas.map(({ id, nome, cidade }) =>
            marcavel(chaveDaNova(id), [nome, cidade ?? ''].filter(Boolean).map(nomeProprio).join(' – ')),
          )}
        </Grupo>
      )}
      {alteradas.length > 0 && (
        <Grupo
          artigo="o"
          titulo={contar(alteradas.length, 'com dados diferentes', 'com dados diferentes')}
          chaves={chavesDasMudancas(alteradas)}
          escolha={escolha}
          aoMarcar={marcar}
        >
          <Typography.Text type="secondary">O que não for marcado fica como está no cadastro.</Typography.Text>
          {alteradas.map(({ id, nome, mudancas }) => (
            <Flex key={id} vertical role="group" aria-label={nomeProprio(nome)}>
              <Typography.Text strong>{nomeProprio(nome)}</Typography.Text>
              {mudancas.map(({ campo, de, para }) =>
                marcavel(
                  chaveDoCampo(id, campo),
                  `${ROTULOS_CAMPO_IMPORTADO[campo]}: ${mostrar(campo, de)} → ${mostrar(campo, para)}`,
                ),
              )}
            </Flex>
          ))}
        </Grupo>
      )}
      {iguais.length > 0 && (
        <Typography.Text type="secondary">
          {contar(iguais.length, 'igual ao cadastro', 'iguais ao cadastro')}
        </Typography.Text>
      )}
      {recusadas.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={contar(recusadas.length, 'unidade não pode ser gravada', 'unidades não podem ser gravadas')}
          description={recusadas.map(({ id, nome, motivo }) => (
            <div key={id}>
              <strong>{nomeProprio(nome)}</strong> – {motivo}
            </div>
          ))}
        />
      )}
    </Flex>
  );
}

interface GrupoProps {
  titulo: string;
  /** The grammatical gender of the ticked things. */
  artigo: 'o' | 'a';
  chaves: readonly string[];
  escolha: Escolha;
  aoMarcar: (chaves: readonly string[], sim: boolean) => void;
  children: ReactNode;
}

function Grupo({ titulo, artigo, chaves, escolha, aoMarcar, children }: GrupoProps) {
  const todas = chaves.every((chave) => escolha.has(chave));
  return (
    <Flex vertical gap="small" role="group" aria-label={titulo}>
      <Flex wrap gap="small" justify="space-between" align="center">
        <Typography.Title level={2} style={{ fontSize: 16, margin: 0 }}>
          {titulo}
        </Typography.Title>
        <Button size="small" onClick={() => aoMarcar(chaves, !todas)}>
          {`${todas ? 'Desmarcar' : 'Marcar'} tod${artigo}s`}
        </Button>
      </Flex>
      {children}
    </Flex>
  );
}

/** A value as the register shows it; the sign for none. */
function mostrar(campo: CampoImportado, valor: string | null): string {
  if (valor === null || valor === '') return SEM_VALOR;
  if (campo === 'cep') return formatarCep(valor);
  if (campo === 'telefone') return formatarTelefone(valor);
  return campo === 'tipoUnidade' ? ROTULOS_TIPO_UNIDADE[valor as TipoUnidade] : valor;
}

import '@diwan/widgets/styles.css';
